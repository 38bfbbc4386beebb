import type { Days } from '../dates.ts';
import { dayRange } from '../format.ts';
import { type Line, listOf } from '../markdown.ts';
import type { Texts } from '../texts/en.ts';

type Found = {
  label: string;
  days?: Days | null;
  /** A place, a name, a state: what the list was narrowed by. */
  of?: string | undefined;
  /** Sums, behind the number of records. */
  sums?: readonly (string | null)[];
  lines: readonly Line[];
  total?: number;
};

/** An answer: what was found, for when and where, how much of it, then its records. */
export const found = (texts: Texts, { label, days, of, sums = [], lines, total = lines.length }: Found): string => {
  const what = [label, days ? dayRange(days) : '', of ?? ''].filter((part) => part !== '').join(', ');
  if (total === 0) return `${what}: ${texts.none}.`;
  const head = [`${what}: ${total}`, ...sums.filter((sum) => sum !== null)].join('; ');
  return listOf(head, lines, { total, more: texts.more });
};
