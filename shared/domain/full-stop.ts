/**
 * A text without the second dot where an inserted value that ends with one, such as `Úklid s.r.o.`, ends a sentence.
 */
export const withoutDoubleStop = (text: string, inserted: Iterable<unknown>): string => {
  let single = text;
  for (const value of inserted)
    if (typeof value === 'string' && value.length > 1 && value.endsWith('.'))
      single = single.replaceAll(`${value}.`, () => value);
  // A value inside a tag of a message.
  return single.replaceAll(/\.(<\/\w+>)\./g, '.$1');
};
