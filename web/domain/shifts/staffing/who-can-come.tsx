import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate, Shift } from '#shared/contracts/shifts.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { useDebounced } from '../../../kit/list/use-debounced.ts';
import { Broken } from '../../../kit/parts/broken.tsx';
import { ShowMore } from '../../../kit/parts/show-more.tsx';
import { cx } from '../../../ui/cx.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { controlClass } from '../../../ui/field.tsx';
import { shiftTime } from '../../../ui/format.ts';
import { CandidateRow, isAbsent } from './candidate-row.tsx';
import { useAssign } from './use-assign.ts';
import { useCandidates } from './use-candidates.ts';

/**
 * The workers of the shift's performers, page by page: free and rested first, then those with a warning, those who did
 * not come today, and the unavailable with the reason.
 */
export const WhoCanCome = ({ shift, onClose }: { shift: Shift; onClose: () => void }) => {
  const { t } = useTranslation('shifts');
  const [typed, setTyped] = useState('');
  const staffing = useAssign(shift, onClose);
  const { pages, hasMore } = useCandidates(shift);
  // There are more workers than were loaded: the server finds them by name.
  const name = useDebounced(typed.trim());
  const isSearched = name !== '' && (hasMore || pages?.some(({ more }) => more) === true);
  const candidates = useCandidates(shift, isSearched ? name : '');
  const { rows, error, retry } = candidates;
  const others = rows?.filter(({ id }) => id !== shift.staff?.id) ?? [];
  const found = isSearched ? others : others.filter(({ fio }) => foldText(fio).includes(foldText(typed)));
  const groups = groupsOf(found);
  const best = groups.free[0];
  return (
    <Drawer title={t(`staffing.title.${staffing.word}`)} onClose={onClose} busy={staffing.sending !== null}>
      <p className="figures font-medium">{shiftTime(shift.starts_at, shift.ends_at, shift.store.time_zone)}</p>
      <p className="text-ink-2">
        {shift.category.name}, {shift.store.name}
      </p>
      <p className="text-12 text-ink-3 mt-1 text-pretty">{t('staffing.order')}</p>
      <label className="relative my-3 block">
        <span className="sr-only">{t('staffing.search')}</span>
        <Search className="text-ink-3 absolute top-1/2 left-2.5 size-3.5 -translate-y-1/2" />
        <input
          type="search"
          placeholder={t('staffing.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={cx(controlClass, 'pl-8')}
        />
      </label>
      {error && !rows && <Broken as="banner" error={error} onRetry={retry} />}
      {!rows && !error && <Waiting />}
      {rows && found.length === 0 && (
        <p role="status" className="text-ink-2 py-6 text-center">
          {typed ? t('staffing.nobodyNamed', { name: typed }) : t('staffing.nobody')}
        </p>
      )}
      {(['free', 'warned', 'absent', 'barred'] as const).map(
        (group) =>
          groups[group].length > 0 && (
            <section key={group} aria-labelledby={`candidates-${group}`} className="mb-4">
              <h3 id={`candidates-${group}`} className="text-12 text-ink-3 mb-1 flex gap-2 font-medium">
                {t(`staffing.group.${group}`)} <span className="figures">{groups[group].length}</span>
              </h3>
              <ul className="-mx-2">
                {groups[group].map((candidate) => (
                  <CandidateRow
                    key={candidate.id}
                    candidate={candidate}
                    staffing={staffing}
                    best={candidate === best}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {rows && <ShowMore list={candidates} label={t('staffing.furtherPerformers')} />}
    </Drawer>
  );
};

/** Keeps the order within each group. */
const groupsOf = (candidates: readonly Candidate[]) => ({
  free: candidates.filter((one) => one.eligible && !isAbsent(one) && one.warnings.length === 0),
  warned: candidates.filter((one) => one.eligible && !isAbsent(one) && one.warnings.length > 0),
  absent: candidates.filter((one) => one.eligible && isAbsent(one)),
  barred: candidates.filter(({ eligible }) => !eligible),
});

const Waiting = () => (
  <div aria-hidden className="flex flex-col gap-5 py-3">
    {[150, 120, 170, 130].map((width) => (
      <span key={width} className="flex items-center gap-2.5">
        <span className="skeleton size-6 rounded-full" />
        <span className="skeleton" style={{ width }} />
      </span>
    ))}
  </div>
);
