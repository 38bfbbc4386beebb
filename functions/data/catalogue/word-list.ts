import type { Columns } from './columns.ts';

/** The rows that have a word: `row` and the number of the text field in which it is, of several the heaviest. */
export type Posting = { row: number; field: number };

/** The bits of a stored posting that name its field. */
const fieldBits = 2;

/**
 * Words in the order of their code units, with the rows that have them. `postings` has the rows of a word in ascending
 * order.
 */
export const wordColumns = (name: string, postings: ReadonlyMap<string, readonly Posting[]>): Columns => {
  const words = [...postings.keys()].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const offsets = new Uint32Array(words.length + 1);
  const postingAt = new Uint32Array(words.length + 1);
  const codeUnits: number[] = [];
  const bytes: number[] = [];
  words.forEach((word, n) => {
    for (let i = 0; i < word.length; i++) codeUnits.push(word.charCodeAt(i));
    let last = 0;
    for (const { row, field } of postings.get(word) ?? []) {
      pushNumber(bytes, (row - last) * 2 ** fieldBits + field);
      last = row;
    }
    offsets[n + 1] = codeUnits.length;
    postingAt[n + 1] = bytes.length;
  });
  return {
    [`${name}.letters`]: Uint16Array.from(codeUnits),
    [`${name}.letterAt`]: offsets,
    [`${name}.postings`]: Uint8Array.from(bytes),
    [`${name}.postingAt`]: postingAt,
  };
};

/** Seven bits a byte, the lowest first; all but the last byte have the eighth. */
const pushNumber = (bytes: number[], number: number) => {
  let rest = number;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
};

/** How a word fits a typed one: it is it, begins with it, or it or its beginning differs from it by mistakes. */
export type Match = { word: number; fit: 'exact' | 'beginning' | 'mistaken' | 'mistaken-beginning' };

export class WordList {
  private readonly codeUnits: Uint16Array;
  private readonly offsets: Uint32Array;
  private readonly postings: Uint8Array;
  private readonly postingAt: Uint32Array;
  readonly size: number;

  constructor(name: string, columns: Columns) {
    this.codeUnits = columns[`${name}.letters`] as Uint16Array;
    this.offsets = columns[`${name}.letterAt`] as Uint32Array;
    this.postings = columns[`${name}.postings`] as Uint8Array;
    this.postingAt = columns[`${name}.postingAt`] as Uint32Array;
    this.size = this.offsets.length - 1;
  }

  /** The word itself, and with `isBeginning` the words that begin with it. */
  matches(typed: string, isBeginning: boolean): Match[] {
    const found: Match[] = [];
    for (let word = this.firstFrom(typed); word < this.size && this.beginsWith(word, typed); word++) {
      const isExact = this.lengthOf(word) === typed.length;
      if (isExact || isBeginning) found.push({ word, fit: isExact ? 'exact' : 'beginning' });
    }
    return found;
  }

  /**
   * The words that differ from a typed one by at most `limit` mistakes: a letter too many, one missing, another one, or
   * two exchanged. With `isBeginning`, it is compared with the beginnings of words. Of a word of three letters, the
   * first one is no mistake.
   *
   * Words in order share beginnings, so the table of distances is kept as far as the next word begins alike, and words
   * are passed by whose beginning has too many mistakes already.
   */
  similar(typed: string, limit: number, isBeginning: boolean): Match[] {
    const width = typed.length + 1;
    const target = Array.from({ length: typed.length }, (_, n) => typed.charCodeAt(n));
    const rows: number[][] = [Array.from({ length: width }, (_, n) => n)];
    /** The least value of each row. */
    const minima = [0];
    /** The least distance of the beginnings up to a length. */
    const least = [typed.length];
    const found: Match[] = [];
    let known = 0;
    for (let word = 0; word < this.size; word++) {
      const start = this.offsets[word] as number;
      const length = this.lengthOf(word);
      if (word > 0) known = Math.min(known, this.alike(word - 1, word));
      // A row whose least value is above the limit is the last one that is kept: `known` never passes it.
      while (known < length && (minima[known] as number) <= limit) {
        const row = this.nextRow(rows, known, start, target);
        known += 1;
        rows[known] = row;
        minima[known] = Math.min(...row);
        least[known] = Math.min(least[known - 1] as number, row[typed.length] as number);
      }
      const whole = known === length ? ((rows[known] as number[])[typed.length] as number) : Infinity;
      const distance = isBeginning ? (least[known] as number) : whole;
      if (distance <= limit && (typed.length > 3 || this.beginsWith(word, typed.slice(0, 1))))
        found.push({ word, fit: whole <= limit ? 'mistaken' : 'mistaken-beginning' });
    }
    return found;
  }

  at(word: number): string {
    return String.fromCharCode(
      ...this.codeUnits.subarray(this.offsets[word] as number, this.offsets[word + 1] as number),
    );
  }

  /** Calls back with each row that has a word. */
  forEachRow(word: number, call: (row: number, field: number) => void): void {
    const end = this.postingAt[word + 1] as number;
    const { postings } = this;
    let row = 0;
    for (let at = this.postingAt[word] as number; at < end;) {
      let number = 0;
      let factor = 1;
      let byte: number;
      do {
        byte = postings[at++] as number;
        number += (byte & 127) * factor;
        factor *= 128;
      } while (byte > 127);
      row += number >> fieldBits;
      call(row, number & (2 ** fieldBits - 1));
    }
  }

  private lengthOf(word: number): number {
    return (this.offsets[word + 1] as number) - (this.offsets[word] as number);
  }

  /** One more letter of the word, in the table of the distances of its beginnings to those of the typed word. */
  private nextRow(rows: readonly number[][], depth: number, start: number, target: readonly number[]): number[] {
    const unit = this.codeUnits[start + depth] as number;
    const above = rows[depth] as number[];
    const next = [depth + 1];
    for (let n = 1; n <= target.length; n++) {
      const other = target[n - 1] as number;
      let least = Math.min(
        (above[n - 1] as number) + (unit === other ? 0 : 1),
        (above[n] as number) + 1,
        (next[n - 1] as number) + 1,
      );
      const areExchanged = depth > 0 && n > 1 && unit === target[n - 2] && this.codeUnits[start + depth - 1] === other;
      if (areExchanged) least = Math.min(least, ((rows[depth - 1] as number[])[n - 2] as number) + 1);
      next.push(least);
    }
    return next;
  }

  /** The number of letters with which two words begin alike. */
  private alike(one: number, other: number): number {
    const [a, b] = [this.offsets[one] as number, this.offsets[other] as number];
    const most = Math.min(this.lengthOf(one), this.lengthOf(other));
    let n = 0;
    while (n < most && this.codeUnits[a + n] === this.codeUnits[b + n]) n++;
    return n;
  }

  private firstFrom(typed: string): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.compare(middle, typed) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** As words are sorted. */
  private compare(word: number, typed: string): number {
    const start = this.offsets[word] as number;
    const length = this.lengthOf(word);
    for (let n = 0; n < length && n < typed.length; n++) {
      const difference = (this.codeUnits[start + n] as number) - typed.charCodeAt(n);
      if (difference !== 0) return difference;
    }
    return length - typed.length;
  }

  private beginsWith(word: number, typed: string): boolean {
    if (this.lengthOf(word) < typed.length) return false;
    const start = this.offsets[word] as number;
    for (let n = 0; n < typed.length; n++) if (this.codeUnits[start + n] !== typed.charCodeAt(n)) return false;
    return true;
  }
}
