/** What may become of a shift besides being worked as planned, and of how many of a thousand. */
const shares = {
  'stand-by': 35,
  'change agreed': 30,
  'change refused': 12,
  'left and filled again': 30,
  left: 12,
  replaced: 25,
  canceled: 25,
  'canceled late': 12,
  'never filled': 15,
  'filled at the last minute': 30,
  'ordered at short notice': 40,
  'nobody came': 20,
  'nobody came, the store says': 12,
  'not punched': 15,
  'not ended': 30,
  'started for the worker': 20,
  'ended for the worker': 20,
  corrected: 15,
} as const;
export type Fate = keyof typeof shares | 'as planned' | 'on time';

const goldenRatio = (Math.sqrt(5) - 1) / 2;

/** Dealt, not drawn: the multiples of the golden ratio spread so evenly that a few weeks hold some of everything. */
export const fateOf = (turn: number): Fate => {
  let left = ((turn * goldenRatio) % 1) * 1000;
  for (const [fate, share] of Object.entries(shares) as [keyof typeof shares, number][]) {
    if (left < share) return fate;
    left -= share;
  }
  return 'as planned';
};

/** Those in which somebody else comes. */
export const needsSpare = (fate: Fate): boolean =>
  fate === 'stand-by' || fate === 'left and filled again' || fate === 'replaced';
