import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssistantProposal } from '#shared/contracts/assistant.ts';
import { fieldsOf, rowsOf } from './proposal-rows.ts';
import { isKnown, type ProposalKind, proposalKinds } from './proposals.tsx';

/** What is sent, field by field, with names instead of ids. */
export const ProposalFacts = ({ proposal }: { proposal: AssistantProposal }) => {
  const { t } = useTranslation('assistant');
  const { endpoint, state } = proposal;
  const kind: ProposalKind | undefined = isKnown(endpoint) ? proposalKinds[endpoint] : undefined;
  const fields = fieldsOf(proposal);
  const { known, rest } = rowsOf(fields, kind?.rows ?? []);
  const { forecast } = kind ?? {};
  return (
    <dl className="grid grid-cols-[minmax(68px,auto)_minmax(0,1fr)] gap-x-3 gap-y-1 px-3 pb-2.5">
      {known.map(({ label, fields: [name = ''], Value }) => (
        <Fact key={label} label={t(`proposals.rows.${label}`)}>
          <Value fields={fields} name={name} />
        </Fact>
      ))}
      {rest.map(({ name, text }) => (
        <Fact key={name} label={name.slice(name.indexOf('.') + 1)}>
          {text}
        </Fact>
      ))}
      {forecast && state === 'open' && (
        <Fact label={t(`proposals.rows.${forecast.label}`)}>
          <forecast.Value fields={fields} name="" />
        </Fact>
      )}
    </dl>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3 max-w-28 wrap-anywhere">{label}</dt>
    <dd className="min-w-0 text-pretty wrap-anywhere">{children}</dd>
  </>
);
