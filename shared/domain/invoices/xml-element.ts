/** An element of XML with everything in it. */
export type Element = { markup: string };
/** A text, or elements; null is left out. */
type Content = string | number | readonly (Element | null)[];

/** Characters that XML 1.0 forbids, also as references. */
const forbidden = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A reader makes a line feed of it, and in an attribute a space of each.
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};
const escaped = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"\r\n\t]/g, (character) => references[character] ?? character);

/** `attributes` of a qualified name declare its namespaces, too. */
export const element = (name: string, content: Content, attributes: Readonly<Record<string, string>> = {}): Element => {
  const inner =
    typeof content === 'object' ? content.map((child) => child?.markup ?? '').join('') : escaped(String(content));
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return { markup: `<${name}${written.join('')}>${inner}</${name}>` };
};

/** A file of XML in UTF-8. */
export const xmlFile = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
