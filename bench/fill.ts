import type { Shift } from '#shared/domain/shifts/shift.ts';
import { shiftItem } from '../functions/data/shift-items.ts';
import type { Item, Write } from '../functions/data/table.ts';
import { maxWrites, transact } from '../functions/data/table.ts';

/** Writes many things in parallel transactions; each thing is written whole in one transaction. */
export const fill = async (things: readonly Write[][]): Promise<void> => {
  const batches: Write[][] = [];
  for (const writes of things) {
    const last = batches.at(-1);
    if (last && last.length + writes.length <= maxWrites) last.push(...writes);
    else batches.push([...writes]);
  }
  const work = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) await transact(batch);
  };
  await Promise.all(Array.from({ length: 4 }, work));
};

export const put = (item: Item): Write => ({ part: 'filler', put: item });

/** Writes many shifts without their history. */
export const shiftsLike = (shift: Shift, count: number, change: (n: number) => Partial<Shift> = () => ({})) =>
  Array.from({ length: count }, (_, n) => [put(shiftItem({ ...shift, id: `${shift.id}-${n}`, ...change(n) }))]);
