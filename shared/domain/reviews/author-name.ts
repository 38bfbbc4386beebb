/** The first name and the initial of the last one, “Jana N.”; a single name stays as it is. */
export const authorName = (fio: string): string => {
  const [first = '', ...others] = fio.trim().split(/\s+/u);
  const [initial] = others.at(-1) ?? '';
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
};
