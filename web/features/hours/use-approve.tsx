import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { approveHours, approveManyHours, type HoursRow } from '#shared/contracts/hours.ts';
import { listShifts } from '#shared/contracts/shifts.ts';
import { inParts } from '#shared/domain/parts.ts';
import type { ProblemCode } from '#shared/domain/problem.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import { ofShifts } from '../../domain/hours/of-shifts.ts';
import { mostAtOnce, useSayApproved } from '../../domain/hours/use-say-approved.ts';
import { BulkDialog } from '../../kit/list/bulk-dialog.tsx';
import type { Outcome } from '../../kit/list/run-in-bulk.ts';
import { shiftTime } from '../../ui/format.ts';
import { snack } from '../../ui/snackbars.tsx';

type Tried = { rows: readonly HoursRow[]; outcomes: readonly Outcome<HoursRow>[] };

/** Approves one shift, or several, with an undo; `dialog` names those that were refused. */
export const useApprove = (): {
  one: (row: HoursRow) => void;
  many: (rows: readonly HoursRow[]) => Promise<void>;
  isBusy: boolean;
  dialog: ReactNode;
} => {
  const { t } = useTranslation('hours');
  const client = useQueryClient();
  const approve = useSend(ofShifts(approveHours));
  const approveMany = useSend(ofShifts(approveManyHours), { refetches: false });
  const sayApproved = useSayApproved();
  const [isBusy, setBusy] = useState(false);
  const [tried, setTried] = useState<Tried | null>(null);

  const one = ({ id, version, staff }: HoursRow) =>
    approve.mutate(
      { params: { id }, body: { version } },
      {
        onSuccess: () => sayApproved(t('approve.doneOne', { worker: staff?.fio ?? t('nobody') }), [id]),
        onError: ({ message }) => snack({ tone: 'bad', text: message }),
      },
    );

  /** A part that is not answered leaves the parts after it untried. */
  const many = async (rows: readonly HoursRow[]) => {
    setBusy(true);
    const outcomes: Outcome<HoursRow>[] = [];
    try {
      for (const part of inParts(rows, mostAtOnce)) {
        const { data } = await approveMany.mutateAsync({ body: { ids: part.map(({ id }) => id) } });
        outcomes.push(
          ...data.flatMap(({ id, problem }) =>
            outcomeOf(
              part.find((row) => row.id === id),
              problem,
            ),
          ),
        );
      }
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    } finally {
      setBusy(false);
      void refreshArea(client, listShifts.area);
    }
    const done = outcomes.flatMap(({ row, refusal }) => (refusal === null ? [row.id] : []));
    if (done.length < outcomes.length) setTried({ rows, outcomes });
    if (done.length > 0) sayApproved(t('approve.done', { count: done.length }), done);
  };

  return {
    one,
    many,
    isBusy: isBusy || approve.isPending,
    dialog: tried && (
      <BulkDialog
        {...tried}
        title={t('approve.running')}
        isRunning={false}
        nameOf={({ starts_at, ends_at, store, staff }) =>
          [staff?.fio ?? t('nobody'), shiftTime(starts_at, ends_at, store.time_zone), store.name].join(' · ')
        }
        onStop={() => setTried(null)}
        onAgain={() => setTried(null)}
        onClose={() => setTried(null)}
      />
    ),
  };
};
type Refused = { code: string; message: string } | null;
const outcomeOf = (row: HoursRow | undefined, problem: Refused): Outcome<HoursRow>[] =>
  row ? [{ row, refusal: problem && new ApiProblem(409, { ...problem, code: problem.code as ProblemCode }) }] : [];
