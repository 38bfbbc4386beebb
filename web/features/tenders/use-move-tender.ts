import type { Request } from '#shared/contracts/endpoint.ts';
import { setTenderStatus, type Tender } from '#shared/contracts/tenders.ts';
import { statusAfter, type TenderTransition } from '#shared/domain/tenders/transitions.ts';
import { useSend } from '../../api/query.ts';

type Details = Omit<Request<typeof setTenderStatus>['body'], 'version' | 'status'>;
type Moved = Pick<Tender, 'id' | 'version' | 'status' | 'clarified_from'>;

/** Sends a transition of a tender, which is based on the version that the reader saw. */
export const useMoveTender = () => {
  const send = useSend(setTenderStatus);
  return {
    isPending: send.isPending,
    move: (tender: Moved, transition: TenderTransition, details: Details = {}) =>
      send.mutateAsync({
        params: { id: tender.id },
        body: { version: tender.version, status: statusAfter(tender, transition), ...details },
      }),
  };
};
