/** The exceptional courses of a shift, and how many of a thousand shifts take each. */
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
export type Scenario = keyof typeof shares | 'as planned' | 'on time';

const goldenRatio = (Math.sqrt(5) - 1) / 2;

/** Deterministic and evenly spread: multiples of the golden ratio, so that a few weeks contain every case. */
export const fateOf = (turn: number): Scenario => {
  let left = ((turn * goldenRatio) % 1) * 1000;
  for (const [fate, share] of Object.entries(shares) as [keyof typeof shares, number][]) {
    if (left < share) return fate;
    left -= share;
  }
  return 'as planned';
};

/** The courses in which a substitute comes. */
export const needsSubstitute = (fate: Scenario): boolean =>
  fate === 'stand-by' || fate === 'left and filled again' || fate === 'replaced';
