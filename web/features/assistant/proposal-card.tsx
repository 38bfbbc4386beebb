import { Check, ChevronDown, Sparkles } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssistantProposal } from '#shared/contracts/assistant.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ProposalFacts } from './proposal-facts.tsx';
import { fieldsOf } from './proposal-rows.ts';
import { isKnown, type ProposalKind, proposalKinds, type ProposalName } from './proposals.tsx';
import { useProposal } from './use-proposal.ts';

/** A request that the person may confirm, change their mind about, or leave. What is shown is what is sent. */
export const ProposalCard = ({ proposal }: { proposal: AssistantProposal }) =>
  isKnown(proposal.endpoint) ? <Known proposal={proposal} name={proposal.endpoint} /> : <Unknown proposal={proposal} />;

const Known = ({ proposal, name }: { proposal: AssistantProposal; name: ProposalName }) => {
  const { t } = useTranslation('assistant');
  const { state, page, problem, busy, confirm, decline } = useProposal(proposal, name);
  const isOpen = state === 'open';
  const { Change }: ProposalKind = proposalKinds[name];
  return (
    <Frame ref={useKeptFocus(isOpen)} proposal={proposal} title={t(`proposals.kinds.${name}.title`)} isOpen={isOpen}>
      {problem && (
        <p role="alert" className="text-danger-text px-3 pb-2.5 text-pretty">
          {problem}
        </p>
      )}
      <footer className="border-line bg-sunken flex flex-wrap items-center gap-1.5 border-t p-2">
        {isOpen ? (
          <>
            <Button
              variant="primary"
              size="sm"
              icon={Check}
              busy={busy === 'confirmed'}
              onClick={confirm}
              className="max-md:h-10 max-md:flex-1"
            >
              {t(`proposals.kinds.${name}.confirm`)}
            </Button>
            {Change && <Change id={proposal.id} fields={fieldsOf(proposal)} />}
            <Button
              variant="ghost"
              size="sm"
              busy={busy === 'declined'}
              disabled={busy === 'confirmed'}
              onClick={decline}
              className="max-md:h-10"
            >
              {t('proposals.notNow')}
            </Button>
          </>
        ) : (
          <>
            <p role="status" className="text-12 text-ink-2 flex items-center gap-1.5 px-1 [&>svg]:size-3.5">
              {state === 'confirmed' && <Check aria-hidden />}
              {t(`proposals.states.${state}`)}
            </p>
            {page !== null && (
              <ButtonLink size="sm" variant="ghost" to={page} className="ml-auto">
                {t(`proposals.kinds.${name}.open`)}
              </ButtonLink>
            )}
          </>
        )}
      </footer>
    </Frame>
  );
};

/** The buttons disappear with the answer: the card takes the focus of the pressed one. */
const useKeptFocus = (isOpen: boolean) => {
  const card = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) card.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return card;
};

const Unknown = ({ proposal }: { proposal: AssistantProposal }) => {
  const { t } = useTranslation('assistant');
  return (
    <Frame proposal={proposal} title={t('proposals.unknown.title', { name: proposal.endpoint })} isOpen>
      <p className="border-line bg-sunken text-12 text-ink-2 border-t p-3 text-pretty">{t('proposals.unknown.text')}</p>
    </Frame>
  );
};

const Frame = ({
  ref,
  proposal,
  title,
  isOpen,
  children,
}: {
  ref?: Ref<HTMLElement>;
  proposal: AssistantProposal;
  title: string;
  isOpen: boolean;
  children: ReactNode;
}) => {
  const { t } = useTranslation('assistant');
  const id = useId();
  // What is over is looked up only when it is read.
  const [isRead, setIsRead] = useState(false);
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="rounded-3 border-line-strong bg-surface shadow-1 flex flex-none flex-col overflow-hidden border"
    >
      <header className="flex items-center gap-2 px-3 pt-2 pb-1.5">
        <Sparkles aria-hidden className="text-primary-text" />
        <h3 id={id} className="min-w-0 flex-1 font-semibold">
          {title}
        </h3>
        {!isOpen && (
          <button
            type="button"
            aria-expanded={isRead}
            aria-label={t('proposals.details')}
            onClick={() => setIsRead(!isRead)}
            className="text-ink-3 hover:bg-hover hover:text-ink rounded-2 size-control-sm grid flex-none place-items-center"
          >
            <ChevronDown className={cx('transition-transform', isRead && 'rotate-180')} />
          </button>
        )}
      </header>
      {(isOpen || isRead) && <ProposalFacts proposal={proposal} />}
      {children}
    </article>
  );
};
