import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Tender } from '#shared/contracts/tenders.ts';
import type { SectionNumber } from '#shared/domain/tenders/sections.ts';
import { useMay } from '../../api/me.ts';
import { productTimeZone } from '../../ui/days.ts';
import { dayAndTime } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';
import { mayMove, nextStep, type Obstacle, obstaclesOf } from './next-step.ts';
import { readSections } from './section-values.ts';
import { beforeId } from './tender-actions.tsx';
import { useSectionText } from './use-section-text.ts';

/** The tab where an obstacle is removed. */
const tabOf: Partial<Record<Obstacle, string>> = {
  nobody: 'quotes',
  report: 'report',
  terms: 'compare',
  lines: 'signing',
  signing: 'signing',
};

/** Why the next step is not possible yet. */
export const BeforeCard = ({ tender, onOpen }: { tender: Tender; onOpen: (section: SectionNumber) => void }) => {
  const { t } = useTranslation('tenders');
  const mayWrite = useMay('tender.write') && tender.is_owner;
  const now = useNow();
  const next = nextStep(tender);
  if (!mayWrite || next === null || mayMove(tender, next)) return null;
  const obstacles = obstaclesOf(tender, now);
  const title = next === 'ask' || next === 'place' || next === 'process' || next === 'pay' ? next : 'other';
  return (
    <section aria-labelledby="before-title">
      <h2 id="before-title" className="text-14 mb-2 font-semibold">
        {t(`before.${title}`)}
      </h2>
      <div id={beforeId} className="text-ink-2 flex flex-col gap-2 text-pretty">
        {obstacles.length === 0 && <p>{t('before.changed')}</p>}
        {obstacles.map((obstacle) =>
          obstacle === 'incomplete' ? (
            <Incomplete key={obstacle} tender={tender} onOpen={onOpen} />
          ) : (
            <Why key={obstacle} tender={tender} obstacle={obstacle} />
          ),
        )}
      </div>
    </section>
  );
};

const Why = ({ tender, obstacle }: { tender: Tender; obstacle: Exclude<Obstacle, 'incomplete'> }) => {
  const { t } = useTranslation('tenders');
  const text =
    obstacle === 'sealed'
      ? t('before.sealed', { at: tender.deadline === null ? '' : dayAndTime(tender.deadline, productTimeZone) })
      : t(`before.${obstacle}`);
  const tab = tabOf[obstacle];
  if (tab === undefined) return <p className="tabular-nums">{text}</p>;
  return (
    <p>
      <Link
        to={`?tab=${tab}`}
        replace
        preventScrollReset
        className="text-primary-text inline-flex min-h-6 items-center font-medium hover:underline pointer-coarse:min-h-11"
      >
        {text}
      </Link>
    </p>
  );
};

/** The sections that miss fields, the fewest first. */
const Incomplete = ({ tender, onOpen }: { tender: Tender; onOpen: (section: SectionNumber) => void }) => {
  const { t } = useTranslation('tenders');
  const { sectionName } = useSectionText(tender.currency);
  const { required, filled } = tender.progress;
  const short = readSections(tender)
    .filter(({ missing }) => missing.length > 0)
    .toSorted((one, other) => one.missing.length - other.missing.length);
  return (
    <>
      <p className="tabular-nums">{t('before.missing', { number: required - filled })}</p>
      <ol>
        {short.map(({ number, missing }) => (
          <li key={number} className="border-line flex justify-between gap-3 border-t py-1.5">
            {tender.may_edit ? (
              <button
                type="button"
                className="text-primary-text min-h-6 min-w-0 text-left font-medium hover:underline pointer-coarse:min-h-11"
                onClick={() => onOpen(number)}
              >
                {sectionName(number)}
              </button>
            ) : (
              <span className="min-w-0">{sectionName(number)}</span>
            )}
            <span className="figures text-12 text-ink-3">{t('before.fields', { count: missing.length })}</span>
          </li>
        ))}
      </ol>
    </>
  );
};
