import { Copy } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { createCalendar, getCalendar, removeCalendar } from '#shared/contracts/calendars.ts';
import { useGet, useSend } from '../../api/query.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { snack } from '../../ui/snackbars.tsx';

/** The secret address from which a calendar app reads the shifts of the account. */
export const CalendarFeed = () => {
  const { t } = useTranslation('calendars');
  const calendar = useGet(getCalendar, {});
  return (
    <Section title={t('title')} reason={t('reason')}>
      {calendar.error && !calendar.data && <Broken as="banner" error={calendar.error} onRetry={calendar.refetch} />}
      {!calendar.data && !calendar.error && <span aria-hidden className="skeleton h-control w-full" />}
      {calendar.data && (calendar.data.data.url === null ? <None /> : <Address url={calendar.data.data.url} />)}
    </Section>
  );
};

const None = () => {
  const { t } = useTranslation('calendars');
  const create = useSend(createCalendar);
  return (
    <>
      <p className="text-ink-2">{t('none')}</p>
      <Button
        variant="primary"
        busy={create.isPending}
        className="self-start"
        onClick={() => create.mutate({ body: {} }, { onError: ({ message }) => snack({ tone: 'bad', text: message }) })}
      >
        {t('make')}
      </Button>
    </>
  );
};

const Address = ({ url }: { url: string }) => {
  const { t } = useTranslation('calendars');
  const create = useSend(createCalendar);
  const remove = useSend(removeCalendar);
  const { ask, question } = useAsk();
  const heading = useId();
  const copy = () => copyText(url, { done: t('copied'), failed: t('notCopied') });
  return (
    <>
      <Field label={t('address')} hint={t('secret')}>
        {(ids) => (
          <div className="flex gap-2">
            <input
              {...ids}
              readOnly
              value={url}
              onFocus={({ currentTarget }) => currentTarget.select()}
              className={controlClass}
            />
            <Button icon={Copy} onClick={copy}>
              {t('copy')}
            </Button>
          </div>
        )}
      </Field>
      <h3 id={heading} className="text-14 font-semibold">
        {t('how')}
      </h3>
      <dl aria-labelledby={heading} className="[&_dd]:text-ink-2 grid gap-3 [&_dt]:font-medium">
        <div>
          <dt>{t('google')}</dt>
          <dd>{t('googleHow')}</dd>
        </div>
        <div>
          <dt>{t('apple')}</dt>
          <dd>
            {t('appleHow')}{' '}
            <a href={url.replace(/^https?:/, 'webcal:')} className="text-primary-text font-medium hover:underline">
              {t('appleOpen')}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('outlook')}</dt>
          <dd>{t('outlookHow')}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() =>
            ask({
              title: t('renewTitle'),
              text: t('renewText'),
              confirm: t('renew'),
              keep: t('keep'),
              act: () => create.mutateAsync({ body: {} }),
              done: t('renewed'),
            })
          }
        >
          {t('renew')}
        </Button>
        <Button
          variant="danger-quiet"
          onClick={() =>
            ask({
              danger: true,
              title: t('removeTitle'),
              text: t('removeText'),
              confirm: t('remove'),
              keep: t('keep'),
              act: () => remove.mutateAsync({}),
              done: t('removed'),
            })
          }
        >
          {t('remove')}
        </Button>
      </div>
      {question}
    </>
  );
};
