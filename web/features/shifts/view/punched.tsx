import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { clock, distance, moment } from '../../../ui/format.ts';

type PunchFacts = NonNullable<Shift['punched']['start']>;

/** What the phone said about a punch: its own time, where it was, and the code at the door. Empty without any of them. */
export const usePunchText = () => {
  const { t } = useTranslation('shifts');
  return ({ device_at, place, distance: metres, by_code }: PunchFacts, zone: string): string =>
    [
      device_at !== null && t('view.punched.fromPhone', { time: clock(device_at, zone) }),
      place === 'inside' && t('view.punched.inside'),
      place === 'outside' && metres !== null && t('view.punched.outside', { distance: distance(metres) }),
      by_code && t('view.punched.byCode'),
    ]
      .filter(Boolean)
      .join(', ');
};

/** Refusals with a sentence of their own. */
const known = [
  'shift-action-not-allowed',
  'start-too-early',
  'staff-busy',
  'store-code-invalid',
  'too-many-breaks',
  'not-found',
] as const;

/** Punches of the worker that could not be counted, with the correction for those who may make it. */
export const Claims = ({ shift, onCorrect }: { shift: Shift; onCorrect: () => void }) => {
  const { t } = useTranslation('shifts');
  const { claims = [], actions, store } = shift;
  if (claims.length === 0) return null;
  const zone = store.time_zone;
  return (
    <Banner
      tone="danger"
      title={t('view.claims.title', { count: claims.length })}
      action={actions.includes('correct') && <Button onClick={onCorrect}>{t('words.action.correct')}</Button>}
    >
      <ul className="flex flex-col gap-1">
        {claims.map(({ id, action, at, received_at, by, refusal }) => (
          <li key={id}>
            {t(`view.claims.${action}`, { name: by.fio, time: moment(at, zone) })}{' '}
            {t(`view.claims.because.${known.find((code) => code === refusal) ?? 'other'}`)}{' '}
            {t('view.claims.received', { time: moment(received_at, zone) })}
          </li>
        ))}
      </ul>
    </Banner>
  );
};
