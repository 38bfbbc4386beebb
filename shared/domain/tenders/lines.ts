import { divideRounded } from '../pay/amounts.ts';

/** Shares in hundredths of a percent (10000 is 100 %), integers, not negative. */
export type WrittenLine = {
  id: string;
  written: number;
  /** Least share at which the participant stands; below it, the line is left out. */
  least?: number | null;
};

type SignedLine = { id: string; written: number; signed: number };

/** Shares in hundredths of a percent. */
export type Signing = {
  /** In the order of the written lines. A line that is left out signs 0. */
  lines: SignedLine[];
  /** Sum of all written lines, also of those that are left out. */
  written: number;
  signed: number;
  /** The order less `signed`. */
  unplaced: number;
  /** What each line that stays keeps of its written share; 10000 if nothing is cut. */
  kept: number;
  /** Ids, in the order in which the lines were left out. */
  left_out: string[];
};

const writtenSum = (lines: readonly WrittenLine[]): number => lines.reduce((sum, { written }) => sum + written, 0);

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);

/** The signed share of each line by its id. They add up to the order, or to the written lines if these are less. */
const sharesOf = (lines: readonly WrittenLine[], order: number): Map<string, number> => {
  const sum = writtenSum(lines);
  if (sum <= order) return new Map(lines.map(({ id, written }) => [id, written]));
  const parts = lines.map(({ id, written }) => {
    const remainder = (written * order) % sum;
    return { id, written, remainder, floor: (written * order - remainder) / sum };
  });
  // Less than the number of lines with a remainder, so no line gets more than it wrote.
  const rest = order - parts.reduce((total, { floor }) => total + floor, 0);
  const ranked = parts.toSorted(
    (one, other) => other.remainder - one.remainder || other.written - one.written || byId(one, other),
  );
  return new Map(ranked.map(({ id, floor }, rank) => [id, rank < rest ? floor + 1 : floor]));
};

/**
 * Signing down, docs/rules.md, "Tender": written lines above the order are cut in proportion, rounded to 0.01 % by
 * largest remainders (ties: the larger written line, then the lower id), so that they add up to the order. A line below
 * its `least` is left out, that with the largest shortfall first (ties: the lower id), and the others are signed again.
 * The result does not depend on the order of the lines. Ids are unique.
 */
export const signDown = (lines: readonly WrittenLine[], order: number): Signing => {
  const left_out: string[] = [];
  let standing = lines;
  let shares = sharesOf(standing, order);
  const shortfall = ({ id, least }: WrittenLine) => (least ?? 0) - (shares.get(id) ?? 0);
  for (;;) {
    const [worst] = standing
      .filter((line) => shortfall(line) > 0)
      .toSorted((one, other) => shortfall(other) - shortfall(one) || byId(one, other));
    if (!worst) break;
    left_out.push(worst.id);
    standing = standing.filter((line) => line !== worst);
    shares = sharesOf(standing, order);
  }
  const sum = writtenSum(standing);
  const signed = Math.min(order, sum);
  return {
    lines: lines.map(({ id, written }) => ({ id, written, signed: shares.get(id) ?? 0 })),
    written: writtenSum(lines),
    signed,
    unplaced: order - signed,
    kept: sum > order ? divideRounded(order * 10_000, sum) : 10_000,
    left_out,
  };
};
