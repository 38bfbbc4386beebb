import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { stopCartReminders } from '#shared/contracts/cart.ts';
import { useSend } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Body, Page } from '../../ui/page.tsx';

/** Opened from a letter about an abandoned cart. It needs a press, because mail scanners open the links of letters. */
export default function StopReminders() {
  const { t } = useTranslation('cart');
  const { code = '' } = useParams();
  const stop = useSend(stopCartReminders);
  const isGone = stop.error?.code === 'not-found';
  const state = stop.data ? 'done' : isGone ? 'gone' : 'ask';
  return (
    <Page title={t('reminders.title')}>
      <Body>
        <EmptyState
          kind={isGone ? 'search' : 'start'}
          title={t(`reminders.${state}`)}
          actions={
            state === 'ask' ? (
              <Button variant="primary" busy={stop.isPending} onClick={() => stop.mutate({ body: { code } })}>
                {t('reminders.stop')}
              </Button>
            ) : (
              <ButtonLink to={paths.catalogue}>{t('reminders.catalogue')}</ButtonLink>
            )
          }
        >
          {stop.error && !isGone ? stop.error.message : t(`reminders.${state}Text`)}
        </EmptyState>
      </Body>
    </Page>
  );
}
