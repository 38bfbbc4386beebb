/** Arrays of numbers in one buffer, which are read in place. */

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f64: Float64Array } as const;
type KindName = keyof typeof kinds;
export type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;
export type Columns = Readonly<Record<string, Column>>;

type Place = { name: string; kind: KindName; at: number; length: number };

/** The greatest element is eight bytes long, and an array begins at a multiple of the length of its elements. */
const aligned = (bytes: number) => Math.ceil(bytes / 8) * 8;
const kindOf = (column: Column): KindName =>
  (Object.keys(kinds) as KindName[]).find((name) => column instanceof kinds[name]) ?? 'u8';

/** A header, which is JSON, and the columns behind it. */
export const writeColumns = (header: object, columns: Columns): Uint8Array => {
  let end = 0;
  const places: Place[] = Object.entries(columns).map(([name, column]) => {
    const at = aligned(end);
    end = at + column.byteLength;
    return { name, kind: kindOf(column), at, length: column.length };
  });
  const head = new TextEncoder().encode(JSON.stringify({ header, places }));
  const start = aligned(4 + head.length);
  const file = new Uint8Array(start + end);
  new DataView(file.buffer).setUint32(0, head.length, true);
  file.set(head, 4);
  for (const { name, at } of places) {
    const { buffer, byteOffset, byteLength } = columns[name] as Column;
    file.set(new Uint8Array(buffer, byteOffset, byteLength), start + at);
  }
  return file;
};

/** Copies the file if it does not begin at a multiple of eight bytes in its buffer. */
export const readColumns = (given: Uint8Array): { header: unknown; columns: Columns } => {
  const file = given.byteOffset % 8 === 0 ? given : given.slice();
  const length = new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  const { header, places } = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length))) as {
    header: unknown;
    places: Place[];
  };
  const start = file.byteOffset + aligned(4 + length);
  const columns = Object.fromEntries(
    places.map(({ name, kind, at, length: size }) => [
      name,
      new kinds[kind](file.buffer as ArrayBuffer, start + at, size),
    ]),
  );
  return { header, columns };
};

/** Codes from 0 to `most` in the smallest elements that hold them. */
export const codes = (values: readonly number[], most: number): Column =>
  most < 256 ? Uint8Array.from(values) : most < 65_536 ? Uint16Array.from(values) : Uint32Array.from(values);
