const numeric = /^(\d+(?:[.,]\d+)?)(?:\s*[-–/]\s*\d+(?:[.,]\d+)?)?$/;
const lettered =
  /^(?:(\d{1,2})X|(X{0,9}))([SL])(?:\s*[-–/]\s*(?:M|\d{0,2}X{0,9}[SL]))?$|^M(?:\s*[-–/]\s*\d{0,2}X{0,9}L)?$/i;

/** The place of a size among sizes of its kind, letters after numbers; null if it is no size. A range is its first size. */
const placeOf = (text: string): readonly [kind: number, place: number] | null => {
  const written = text.trim();
  const number = numeric.exec(written)?.[1];
  if (number !== undefined) return [0, Number(number.replace(',', '.'))];
  const letters = lettered.exec(written);
  if (!letters) return null;
  const [, counted, repeated = '', letter] = letters;
  const extra = counted === undefined ? repeated.length : Number(counted);
  if (letter === undefined) return [1, 0];
  return [1, letter.toUpperCase() === 'S' ? -1 - extra : 1 + extra];
};

/** Values in the order of sizes, such as 7, 8, 10 or S, M, XL, 3XL; as they are if one of them is no size. */
export const inSizeOrder = <T>(values: readonly T[], nameOf: (value: T) => string): T[] => {
  const placed = values.map((value) => ({ value, place: placeOf(nameOf(value)) }));
  if (placed.some(({ place }) => place === null)) return [...values];
  return placed
    .toSorted(({ place: one }, { place: other }) => {
      const [kind, at] = one ?? [0, 0];
      const [otherKind, otherAt] = other ?? [0, 0];
      return kind - otherKind || at - otherAt;
    })
    .map(({ value }) => value);
};
