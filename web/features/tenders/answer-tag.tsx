import { Ban, Check, CircleOff, Clock, Lock, type LucideIcon, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Participation } from '#shared/contracts/tenders.ts';
import { Tag, type Tone } from '../../ui/pill.tsx';

const looks: Record<Participation['state'], { icon: LucideIcon; tone: Tone }> = {
  invited: { icon: Clock, tone: 'warning' },
  quoted: { icon: Check, tone: 'success' },
  revoked: { icon: Undo2, tone: 'plain' },
  declined: { icon: Ban, tone: 'plain' },
  removed: { icon: CircleOff, tone: 'plain' },
};

/** What a participant has answered; `sealed` while nobody reads its quote. */
export const AnswerTag = ({ state, sealed }: { state: Participation['state']; sealed: boolean }) => {
  const { t } = useTranslation('tenders');
  if (state === 'quoted' && sealed)
    return (
      <Tag tone="success" icon={Lock}>
        {t('quotes.states.sealed')}
      </Tag>
    );
  return <Tag {...looks[state]}>{t(`quotes.states.${state}`)}</Tag>;
};
