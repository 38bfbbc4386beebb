import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../api/me.ts';
import { money } from '../../ui/format.ts';
import { Section } from '../../ui/section.tsx';

export const Bonuses = () => {
  const { t } = useTranslation('settings');
  const me = useMe();
  return (
    <Section title={t('bonuses.title')} reason={t('bonuses.reason')}>
      <div className="rounded-3 border-line flex items-start gap-4 border p-4">
        <span className="rounded-3 bg-primary-soft text-primary-text grid size-10 flex-none place-items-center">
          <Gift className="size-5" />
        </span>
        <div className="min-w-0">
          <p className="text-ink-3">{t('bonuses.balance')}</p>
          <p className="figures tracking-title text-24 leading-8 font-semibold">{money(me.bonus)}</p>
          <p className="text-ink-2 mt-2 text-pretty">{t('bonuses.help')}</p>
        </div>
      </div>
    </Section>
  );
};
