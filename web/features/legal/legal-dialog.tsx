import { useTranslation } from 'react-i18next';
import type { DocumentType } from '#shared/contracts/legal.ts';
import Text from '../../kit/markdown/markdown.tsx';
import { titled } from '../../kit/markdown/parts.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ReadingDialog } from '../../ui/dialog.tsx';
import { dayOf, fullDay } from '../../ui/format.ts';
import { useDocument } from './use-document.ts';

/** A document over the current page, with a link to its own page. */
export default function LegalDialog({ type, onClose }: { type: DocumentType; onClose: () => void }) {
  const { t } = useTranslation(['legal', 'common']);
  const { data, error, refetch } = useDocument(type);
  return (
    <ReadingDialog
      title={t(`types.${type}`)}
      aside={
        data &&
        `${t('version', { version: data.version })}, ${t('since', { day: fullDay(dayOf(data.at, 'Europe/Prague')) })}`
      }
      onClose={onClose}
      actions={
        <>
          <ButtonLink to={paths.documents.of(type)} variant="ghost" className="mr-auto">
            {t('read')}
          </ButtonLink>
          <Button onClick={onClose}>{t('common:close')}</Button>
        </>
      }
    >
      {data ? (
        <Text>{titled(data.text).body}</Text>
      ) : error ? (
        <Broken as="banner" error={error} onRetry={refetch} />
      ) : (
        <div aria-hidden className="flex flex-col gap-4">
          {[220, 360, 300, 380, 180].map((width) => (
            <span key={width} className="skeleton max-w-full" style={{ width }} />
          ))}
        </div>
      )}
    </ReadingDialog>
  );
}
