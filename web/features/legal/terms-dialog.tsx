import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { getUserAgreement } from '#shared/contracts/legal.ts';
import { acceptTerms } from '#shared/contracts/settings.ts';
import { cacheMe } from '../../api/load-me.ts';
import { useSend } from '../../api/query.ts';
import Text from '../../kit/markdown/markdown.tsx';
import { titled } from '../../kit/markdown/parts.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ReadingDialog } from '../../ui/dialog.tsx';
import { dayOf, fullDay } from '../../ui/format.ts';
import { snack } from '../../ui/snackbars.tsx';

/** The current user agreement, to accept or to sign out. Escape and outside clicks do not close it. */
export default function TermsDialog({ agreement }: { agreement: Answer<typeof getUserAgreement> }) {
  const { t } = useTranslation('legal');
  const { version, at, text } = agreement;
  const accept = useSend(acceptTerms);
  const acceptAndClose = async () => {
    const { data } = await accept.mutateAsync({ body: { version } });
    cacheMe(data);
    snack({ tone: 'good', text: t('terms.accepted') });
  };
  return (
    <ReadingDialog
      title={t('terms.title')}
      aside={t('terms.text', { version, day: fullDay(dayOf(at, 'Europe/Prague')) })}
      onClose={() => undefined}
      actions={
        <>
          {accept.error && (
            <p role="alert" className="text-danger-text mr-auto min-w-0 flex-1">
              {accept.error.message}
            </p>
          )}
          <ButtonLink to={paths.signOut}>{t('terms.leave')}</ButtonLink>
          <Button
            variant="primary"
            busy={accept.isPending}
            onClick={() => void acceptAndClose().catch(() => undefined)}
          >
            {t('terms.accept')}
          </Button>
        </>
      }
    >
      <Text>{titled(text).body}</Text>
    </ReadingDialog>
  );
}
