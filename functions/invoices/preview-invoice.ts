import { previewInvoice } from '#shared/contracts/invoices.ts';
import { contentOf } from '#shared/domain/invoices/credit.ts';
import { serve } from '../http/serve.ts';
import { nameIn } from '../http/translate.ts';
import { chargedMinutes } from './invoiced.ts';
import { subjectOf } from './subject.ts';

export const handler = serve(previewInvoice, async ({ actor, query, now, locale }) => {
  const { buyer, lines, shifts } = await subjectOf(actor, query, now);
  const { rates, total } = contentOf(lines);
  const shown = shifts.map(({ id, day, store, category, staff, pay }) => ({
    id,
    day,
    store,
    specialty: nameIn(locale, category.names),
    staff: staff?.fio ?? null,
    minutes: chargedMinutes({ pay }),
    charge: pay?.charge ?? 0,
  }));
  const order = ({ store, day }: (typeof shown)[number]) => `${store.name}\n${day}`;
  return {
    data: {
      buyer,
      lines,
      rates: [...rates],
      total,
      shifts: shown.toSorted((one, other) => (order(one) < order(other) ? -1 : 1)),
    },
  };
});
