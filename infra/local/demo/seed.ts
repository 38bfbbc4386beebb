import { createHash } from 'node:crypto';

/** A stable id derived from a name. */
export const idOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  // UUID version 8, RFC 9562: custom layout.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Deterministic pseudo-random numbers in [0, 1), derived from a name. */
export const dice = (name: string) => {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0);
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0; // mulberry32
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    roll,
    between: (minimum: number, maximum: number): number => minimum + roll() * (maximum - minimum),
    pick: <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(roll() * choices.length)] ?? choices[0],
  };
};
export type Dice = ReturnType<typeof dice>;
