const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Text of XML without its entities. */
export const textOf = (xml: string): string =>
  xml.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (written, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? written;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    },
  );

/** The value of an attribute, whose name is a pattern, among those of an element. */
export const attribute = (attributes: string, name: string): string | null => {
  const [, , value] = new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`, 's').exec(attributes) ?? [];
  return value === undefined ? null : textOf(value);
};
