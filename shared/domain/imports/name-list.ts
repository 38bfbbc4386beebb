/** Names in one cell, with commas between them. A name that has a separator or a quote is quoted as in CSV. */
export const joinNames = (names: readonly string[]): string =>
  names.map((name) => (/[,;|/"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(', ');

/** The names in a cell, each once, separated by commas, semicolons, bars or slashes. A quoted name may have those. */
export const splitNames = (written: string): string[] => {
  const names = [...written.matchAll(/\s*"((?:[^"]|"")+)"\s*(?=[,;|/]|$)|[^,;|/]+/g)].map(
    ([name, quoted]) => quoted?.replaceAll('""', '"') ?? name.trim(),
  );
  return [...new Set(names)].filter((name) => name !== '');
};
