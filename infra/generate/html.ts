/** Markup that is already escaped. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
export type Html = Markup;
type Inserted = string | number | false | undefined | Markup | readonly Inserted[];

/**
 * An HTML template tag: inserted text is escaped, inserted HTML is not; arrays are joined; null, undefined and false
 * render nothing.
 */
export const html = (parts: TemplateStringsArray, ...values: readonly Inserted[]): Html =>
  new Markup(parts.map((part, n) => part + insert(values[n])).join(''));

export const render = (markup: Html): string => markup.text;

const insert = (value: Inserted): string => {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  return typeof value === 'object' ? value.map(insert).join('') : escape(`${value}`);
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
