import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { snack } from '../../ui/snackbars.tsx';
import { useStore } from '../../ui/store.ts';
import { Switch } from '../../ui/switch.tsx';
import { Card } from './card.tsx';
import { mayLocate, positionChoice } from './position.ts';

/** The worker's consent to send the position with punches from this phone. */
export const PositionSetting = ({ account }: { account: string }) => {
  const { t } = useTranslation('worker');
  const choice = useMemo(() => positionChoice(account), [account]);
  const isOn = useStore(choice);
  const id = useId();
  const change = async (wanted: boolean) => {
    // At once, so that the browser's question does not delay a punch.
    choice.write(wanted);
    if (!wanted || (await mayLocate(navigator.geolocation))) return;
    choice.write(false);
    snack({ tone: 'bad', text: t('position.denied') });
  };
  if (!('geolocation' in navigator)) return null;
  return (
    <Card className="py-3">
      <div className="flex min-h-11 items-center gap-3">
        <label htmlFor={id} className="min-w-0 flex-1">
          <b className="text-14 block font-medium">{t('position.label')}</b>
          <span className="text-13 text-ink-2 block text-pretty">{t('position.help')}</span>
        </label>
        <Switch id={id} checked={isOn} onChange={({ target }) => void change(target.checked)} />
      </div>
    </Card>
  );
};
