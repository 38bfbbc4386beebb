import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ImportResult } from '#shared/contracts/people.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';

/** How many imported workers got no letter, and the text that the performer can send them. */
export const TellWorkers = ({ results }: { results: readonly ImportResult[] }) => {
  const { t } = useTranslation('people');
  const [withoutEmail, overLimit] = (['no-email', 'over-limit'] as const).map(
    (each) => results.filter(({ letter }) => letter === each).length,
  ) as [number, number];
  if (withoutEmail + overLimit === 0) return null;
  const message = t('importing.tell.message', { address: location.origin });
  const copy = () => copyText(message, { done: t('importing.tell.copied'), failed: t('importing.tell.notCopied') });
  const reasons = [
    withoutEmail > 0 && t('importing.tell.noEmail', { count: withoutEmail }),
    overLimit > 0 && t('importing.tell.overLimit', { count: overLimit }),
    t('importing.tell.send'),
  ];
  return (
    <Banner
      tone="info"
      title={t('importing.tell.title', { count: withoutEmail + overLimit })}
      action={
        <Button icon={Copy} onClick={copy}>
          {t('importing.tell.copy')}
        </Button>
      }
    >
      <p>{reasons.filter(Boolean).join(' ')}</p>
      <p className="text-ink mt-2 break-words select-all">{message}</p>
    </Banner>
  );
};
