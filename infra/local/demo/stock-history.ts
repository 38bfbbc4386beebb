import { addDays } from '#shared/domain/days.ts';
import type { Move } from '../../../functions/data/products/stock.ts';
import { wallTime } from './days.ts';
import type { Dice } from './seed.ts';
import { dice } from './seed.ts';

export type StockMove = Move & { change: number };
type Step = Pick<StockMove, 'change' | 'reason' | 'note'>;

/** In days. */
const shown = 120;

type History = {
  sku: string;
  /** Days since the product was created. */
  age: number;
  today: string;
  by: NonNullable<Move['by']>;
};

/** The movements of the last months, oldest first. Some products end without stock, some with a few pieces. */
export const stockHistory = ({ sku, age, today, by }: History): StockMove[] => {
  const days = Math.min(age, shown);
  const steps = stepsOf(dice(`stock ${sku}`), age > shown);
  return steps.map((step, n) => {
    const day = addDays(today, -Math.max(1, Math.floor(days * (1 - n / steps.length))));
    return { ...step, at: wallTime(day, `${8 + n}:${10 + n}`), by: step.reason === 'order' ? null : by };
  });
};

/** At most 8, so that their hours are those of one day. */
const stepsOf = (chance: Dice, isOld: boolean): Step[] => {
  const usual = 10 * Math.floor(chance.between(3, 30));
  const steps: Step[] = [
    isOld
      ? { change: usual, reason: 'correction', note: 'Inventura' }
      : { change: usual, reason: 'import', note: 'První naskladnění' },
  ];
  let stock = usual;
  const take = (step: Step) => {
    if (step.change !== 0) steps.push(step);
    stock += step.change;
  };
  const count = Math.floor(chance.between(3, 7));
  for (let n = 0; n < count; n++) take(nextStep(stock, usual, chance));
  const fate = chance.roll();
  if (fate < 0.08) take({ change: -stock, reason: 'order' });
  else if (fate < 0.18) take({ change: Math.floor(chance.between(1, 5)) - stock, reason: 'order' });
  return steps;
};

const nextStep = (stock: number, usual: number, { roll, between }: Dice): Step => {
  const few = Math.floor(between(1, 4));
  if (stock < usual * 0.4) return { change: usual, reason: 'import', note: 'Dodávka od výrobce' };
  const kind = roll();
  if (kind < 0.7) return { change: -Math.ceil(stock * between(0.1, 0.45)), reason: 'order' };
  if (kind < 0.82) return { change: few, reason: 'return', note: 'Vráceno nerozbalené' };
  if (kind < 0.92) return { change: -few, reason: 'correction', note: 'Poškozený obal' };
  return { change: usual, reason: 'import', note: 'Dodávka od výrobce' };
};
