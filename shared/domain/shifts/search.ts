import { allWords, searchFor } from '../search-words.ts';

/** What a shift is found by. */
export type Searched = {
  id: string;
  store: string;
  customer: string;
  /** In every language that the reader may type. */
  specialty: readonly string[];
  worker: string | null;
};

/** The number by which people name a shift: the beginning of its id. */
export const shiftNumber = (id: string): string => id.slice(0, 8).toUpperCase();

/** Whether a typed text finds a shift: each of its words begins a word of the shift's names, or its number. */
export const findsShift = (typed: string): ((shift: Searched) => boolean) => {
  const fits = searchFor(typed);
  return ({ id, store, customer, specialty, worker }) =>
    fits(allWords([store, customer, ...specialty, worker ?? '', shiftNumber(id)].join(' ')));
};
