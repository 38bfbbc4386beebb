import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AssistantFields, type AssistantInput, tryAssistant } from '#shared/contracts/assistant.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { assistantLimits } from '#shared/domain/assistant/limits.ts';
import { type Role, roles } from '#shared/domain/roles.ts';
import { useSend } from '../../api/query.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { count } from '../../ui/format.ts';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { AnswerText } from './answer-text.tsx';
import { ProposalFacts } from './proposal-facts.tsx';
import { isKnown } from './proposals.tsx';

/** Asks with the settings of the form, which are not saved. */
export const TryPane = () => {
  const { t } = useTranslation(['assistant', 'common']);
  const { getValues, trigger } = useFormContext();
  const [role, setRole] = useState<Role>('ROLE_BUYER');
  const [message, setMessage] = useState('');
  const { mutate, isPending, data, error } = useSend(tryAssistant, { refetches: false });
  const send = () => {
    const settings = Object.fromEntries(
      Object.keys(AssistantFields.shape).map((name) => [name, getValues(name) as unknown]),
    ) as AssistantInput;
    // The fields show what is wrong with them.
    if (!AssistantFields.safeParse(settings).success) return void trigger();
    mutate({ body: { message: message.trim(), settings, role } });
  };
  return (
    <aside aria-label={t('try.title')} className="pb-6 xl:pt-6">
      <div className="rounded-3 border-line bg-sunken sticky top-6 flex flex-col gap-4 border p-4">
        <header>
          <h2 className="text-14 font-semibold">{t('try.title')}</h2>
          <p className="text-12 text-ink-2 text-pretty">{t('try.reason')}</p>
        </header>
        <Field label={t('try.role')}>
          {(ids) => (
            <Select
              {...ids}
              options={roles.map((value) => ({ value, label: t(`common:role.${value}`) }))}
              value={role}
              onChange={setRole}
            />
          )}
        </Field>
        <Field label={t('try.question')} {...(error && { error: error.message })}>
          {(ids) => (
            <TextArea
              {...ids}
              rows={3}
              maxLength={assistantLimits.message}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </Field>
        <Button icon={FlaskConical} busy={isPending} disabled={message.trim() === ''} onClick={send}>
          {t('try.send')}
        </Button>
        <div aria-live="polite" aria-busy={isPending}>
          {data && !isPending && <Result result={data.data} />}
        </div>
      </div>
    </aside>
  );
};

const Result = ({ result }: { result: Answer<typeof tryAssistant>['data'] }) => {
  const { t } = useTranslation('assistant');
  const { answer, proposals, model, tokens, calls } = result;
  return (
    <div className="border-line flex flex-col gap-3 border-t pt-4">
      {answer === null ? (
        <p className="text-danger-text text-pretty">{t('try.none')}</p>
      ) : (
        <div className="wrap-anywhere">
          <AnswerText>{answer}</AnswerText>
        </div>
      )}
      {proposals.map((proposal) => (
        <section key={proposal.id} className="rounded-2 border-line bg-surface border pt-2">
          <h3 className="px-3 pb-1.5 font-semibold">
            {isKnown(proposal.endpoint) ? t(`proposals.kinds.${proposal.endpoint}.title`) : proposal.endpoint}
          </h3>
          <ProposalFacts proposal={proposal} />
        </section>
      ))}
      <dl className="text-12 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        <dt className="text-ink-3">{t('try.model')}</dt>
        <dd className="wrap-anywhere">{model ?? '—'}</dd>
        <dt className="text-ink-3">{t('try.tokens')}</dt>
        <dd className="figures">{count(tokens)}</dd>
        <dt className="text-ink-3">{t('try.calls')}</dt>
        <dd className="min-w-0">
          {calls.length === 0 ? (
            t('try.noCalls')
          ) : (
            <ol className="flex flex-col gap-1">
              {calls.map(({ name, input }, nth) => (
                <li key={nth} className="wrap-anywhere">
                  <code>{name}</code> <code className="text-ink-3">{input}</code>
                </li>
              ))}
            </ol>
          )}
        </dd>
      </dl>
    </div>
  );
};
