import type { Tender } from '#shared/contracts/tenders.ts';
import type { TenderStatus, TenderTransition } from '#shared/domain/tenders/transitions.ts';

/** What leads on from a status. */
const leadsOn: Partial<Record<TenderStatus, TenderTransition>> = {
  cart: 'submit',
  new: 'form',
  formation: 'ask',
  needs_clarification: 'resume',
  quotation: 'place',
  placement: 'process',
  processing: 'pay',
  paid: 'ready',
  ready_to_ship: 'complete',
};

export const nextStep = ({ status }: Pick<Tender, 'status'>): TenderTransition | null => leadsOn[status] ?? null;

export const mayMove = ({ actions }: Pick<Tender, 'actions'>, action: TenderTransition): boolean =>
  actions.includes(action);

export type Obstacle = 'incomplete' | 'nobody' | 'sealed' | 'opening' | 'report' | 'terms' | 'lines' | 'signing';

type Facts = Pick<
  Tender,
  'status' | 'progress' | 'participants' | 'opened_at' | 'deadline' | 'report_ready' | 'terms' | 'signing'
>;

/** Why the next step is not possible yet, as act.ts refuses it. Empty when nothing that a reader sees is missing. */
export const obstaclesOf = (tender: Facts, now: string): Obstacle[] => {
  const { progress, participants, opened_at, deadline, report_ready, terms, signing } = tender;
  switch (nextStep(tender)) {
    case 'ask':
      return kept({ incomplete: progress.filled < progress.required, nobody: participants === 0 });
    case 'place': {
      const isAhead = deadline !== null && now < deadline;
      return kept({
        sealed: opened_at === null && isAhead,
        opening: opened_at === null && !isAhead,
        report: !report_ready,
      });
    }
    case 'process':
      return terms === null ? ['terms'] : ['lines'];
    case 'pay':
      return !signing || signing.signed === 0 ? ['signing'] : [];
    // Only what was quoted for before has to be complete.
    case 'resume':
      return kept({ incomplete: progress.filled < progress.required });
    default:
      return [];
  }
};

const kept = (facts: Partial<Record<Obstacle, boolean>>): Obstacle[] =>
  (Object.keys(facts) as Obstacle[]).filter((one) => facts[one]);
