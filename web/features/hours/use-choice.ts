import { useState } from 'react';
import type { HoursRow } from '#shared/contracts/hours.ts';
import { mayChoose } from './rows.ts';

/** The hours that are chosen for approval: at first those within the tolerance. */
export const useChoice = (rows: readonly HoursRow[]) => {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = (row: HoursRow) => mayChoose(row) && (changed.get(row.id) ?? !row.odd);
  const set = (some: readonly HoursRow[], on: boolean) =>
    setChanged(new Map([...changed, ...some.map(({ id }) => [id, on] as const)]));
  return {
    isChosen,
    chosen: rows.filter(isChosen),
    toggle: (row: HoursRow) => set([row], !isChosen(row)),
    /** Those within the tolerance. The others are chosen one by one. */
    usual: rows.filter((row) => mayChoose(row) && !row.odd),
    set,
  };
};
export type Choice = ReturnType<typeof useChoice>;
