import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { clock, dayOf } from '../../ui/format.ts';
import { areTimes, type Fields, rawText, textIn } from './proposal-rows.ts';
import { useStoreOf } from './proposal-values.tsx';

/** The parameters of the form by the fields of the request. */
const parameters = {
  'body.store_id': 'store',
  'body.category_id': 'category',
  'body.planned_break_minutes': 'break',
  'body.count': 'count',
  'body.vendor_id': 'vendor',
  'body.comment': 'comment',
  'body.override_reason': 'reason',
};

/** Opens the form of a new order with what is proposed. The times are those of the store, so it waits for it. */
export const ChangeShift = ({ id, fields }: { id: string; fields: Fields }) => {
  const { t } = useTranslation('assistant');
  const { store } = useStoreOf(fields);
  const from = textIn(fields, 'body.starts_at');
  const to = textIn(fields, 'body.ends_at');
  if (!store || !areTimes(from, to)) return null;
  const zone = store.time_zone;
  const sent = Object.entries(parameters).flatMap(([name, parameter]) =>
    fields.has(name) ? [[parameter, rawText(fields.get(name))]] : [],
  );
  const values = {
    ...(Object.fromEntries(sent) as Record<string, string>),
    plan: id,
    day: dayOf(from, zone),
    from: clock(from, zone),
    to: clock(to, zone),
  };
  return (
    <ButtonLink size="sm" icon={Pencil} to={paths.shifts.planned(values)} className="max-md:h-10">
      {t('proposals.change')}
    </ButtonLink>
  );
};
