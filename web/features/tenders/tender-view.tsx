import { FileCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { getTender, type Tender } from '#shared/contracts/tenders.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { sectionNumbers, type SectionNumber } from '#shared/domain/tenders/sections.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { AskToLeave } from '../../kit/form/leave-guard.tsx';
import { lossesOfLeaving } from '../../kit/form/unsaved.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { optional } from '../../ui/optional.tsx';
import { Body } from '../../ui/page.tsx';
import { Tag } from '../../ui/pill.tsx';
import { type TabItem, Tabs, useTab } from '../../ui/tabs.tsx';
import { useSetTitle } from '../../ui/title.ts';
import { BeforeCard } from './before-card.tsx';
import { RequestedTerms } from './requested-terms.tsx';
import { textIn } from './section-values.ts';
import { SectionsTab } from './sections-tab.tsx';
import { TabLayout } from './tab-layout.tsx';
import { TenderActions } from './tender-actions.tsx';
import { TenderPill } from './tender-status.tsx';
import { TenderSteps } from './tender-steps.tsx';

const SectionDrawer = optional(() => import('./section-drawer.tsx'), { failed: 'close' });
const parts = {
  quotes: optional(() => import('./quotes-tab.tsx')),
  quote: optional(() => import('./own-quote-tab.tsx')),
  compare: optional(() => import('./compare-tab.tsx')),
  signing: optional(() => import('./signing-tab.tsx')),
  messages: optional(() => import('./messages-tab.tsx')),
  files: optional(() => import('./files-tab.tsx')),
  report: optional(() => import('./report-tab.tsx')),
  history: optional(() => import('./history-tab.tsx')),
};
type Part = 'sections' | keyof typeof parts;

const ofOwner: readonly [Part, ...Part[]] = [
  'sections',
  'quotes',
  'compare',
  'signing',
  'messages',
  'files',
  'report',
  'history',
];
/** A participant reads its own quote, and its own line once it is signed. */
const partsOf = ({ is_owner, signing }: Tender): readonly [Part, ...Part[]] => {
  if (is_owner) return ofOwner;
  const line: Part[] = signing === null ? [] : ['signing'];
  return ['sections', 'quote', ...line, 'messages', 'files', 'report', 'history'];
};

export default function TenderView() {
  const { id = '' } = useParams();
  const { t } = useTranslation('tenders');
  const tender = useGet(getTender, { params: { id } });
  return (
    <Loaded title={t('view.loading')} answer={tender}>
      {({ data }) => <ViewTender key={data.id} tender={data} />}
    </Loaded>
  );
}

const ViewTender = ({ tender }: { tender: Tender }) => {
  const { t } = useTranslation('tenders');
  useSetTitle(t('view.title', { number: tender.number }));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The action removes the pressed button, so focus moves elsewhere.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [tender.version]);
  const ids = partsOf(tender);
  const part = useTab(ids as [Part, ...Part[]]);
  const { section, open, close, question } = useSection(tender.may_edit);
  return (
    <Body>
      <div className="flex min-h-full flex-col">
        <header className="p-gutter flex flex-col gap-4 pb-3!">
          <div className="flex flex-wrap items-start gap-3">
            <div className="min-w-0">
              <p className="mb-1.5 flex flex-wrap items-center gap-2">
                <TenderPill status={tender.status} />
                {tender.report_ready && (
                  <Tag tone="success" icon={FileCheck}>
                    {t('view.reportReady')}
                  </Tag>
                )}
                {tender.type && <Tag>{t(`types.${tender.type}`)}</Tag>}
              </p>
              <h1
                ref={heading}
                tabIndex={-1}
                className="text-20 tracking-title font-semibold text-pretty wrap-anywhere outline-none"
              >
                {tender.name}
              </h1>
              <About tender={tender} />
            </div>
            <TenderActions tender={tender} />
          </div>
          <TenderSteps tender={tender} />
          <State tender={tender} />
        </header>
        <Tabs label={t('view.parts')} items={useTabItems(tender, ids, part)} />
        {part === 'sections' ? (
          <TabLayout
            aside={
              <>
                <BeforeCard tender={tender} onOpen={open} />
                <RequestedTerms tender={tender} />
              </>
            }
          >
            <SectionsTab tender={tender} onOpen={open} />
          </TabLayout>
        ) : (
          <>
            <div className="p-gutter border-line border-b empty:hidden">
              <BeforeCard tender={tender} onOpen={open} />
            </div>
            <OtherPart part={part} tender={tender} />
          </>
        )}
      </div>
      {section !== null && <SectionDrawer key={section} tender={tender} section={section} onClose={close} />}
      {question}
    </Body>
  );
};

const OtherPart = ({ part, tender }: { part: keyof typeof parts; tender: Tender }) => {
  const Shown = parts[part];
  return <Shown tender={tender} />;
};

/** Number, client and original insured; those of other companies also read who owns it. */
const About = ({ tender }: { tender: Tender }) => {
  const { t } = useTranslation('tenders');
  const isOwn = sideOf(roleOf(useMe())) === 'customer';
  const insured = textIn(tender, 2, 'insured');
  const texts = [
    t('view.title', { number: tender.number }),
    ...(isOwn ? [] : [t('view.owner', { name: tender.company.name })]),
    ...(tender.client ? [t('view.client', { name: tender.client })] : []),
    ...(insured === null ? [] : [t('view.insured', { name: insured })]),
  ];
  return <p className="text-ink-2 text-pretty wrap-anywhere tabular-nums">{texts.join(' · ')}</p>;
};

/** Where a tender is beside its way. */
const State = ({ tender: { status, clarified_from } }: { tender: Tender }) => {
  const { t } = useTranslation('tenders');
  if (status !== 'needs_clarification' && status !== 'canceled') return null;
  const isCanceled = status === 'canceled';
  return (
    <Banner
      tone="warning"
      title={t(isCanceled ? 'view.canceled' : 'view.clarification')}
      action={<ButtonLink to="?tab=history">{t('view.openHistory')}</ButtonLink>}
    >
      {isCanceled
        ? t('view.canceledText')
        : t('view.clarificationText', { status: t(`statuses.${clarified_from ?? 'new'}`) })}
    </Banner>
  );
};

const useTabItems = (tender: Tender, ids: readonly Part[], part: Part): TabItem[] => {
  const { t } = useTranslation('tenders');
  const { sections } = tender.progress;
  const counts: Partial<Record<Part, Pick<TabItem, 'count' | 'hot'>>> = {
    sections: { count: `${sections}/${sectionNumbers.length}`, hot: sections < sectionNumbers.length },
    ...(tender.participants !== null && { quotes: { count: tender.participants } }),
    ...(tender.files.length > 0 && { files: { count: tender.files.length } }),
  };
  return ids.map((id) => ({ id, label: t(`tabs.${id}`), current: id === part, ...counts[id] }));
};

/** The section that is being filled in; the address may name the first one. Another one asks before input is lost. */
const useSection = (mayEdit: boolean) => {
  const [search] = useSearchParams();
  const [section, setSection] = useState<SectionNumber | null>(
    () => (mayEdit && sectionNumbers.find((one) => String(one) === search.get('section'))) || null,
  );
  const [wanted, setWanted] = useState<SectionNumber | null>(null);
  return {
    section,
    close: () => setSection(null),
    open: (next: SectionNumber) => {
      if (section !== null && section !== next && lossesOfLeaving('screen').length > 0) setWanted(next);
      else setSection(next);
    },
    question: (
      <AskToLeave
        open={wanted !== null}
        onLeave={() => {
          setSection(wanted);
          setWanted(null);
        }}
        onStay={() => setWanted(null)}
      />
    ),
  };
};
