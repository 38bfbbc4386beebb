import { useTranslation } from 'react-i18next';
import {
  acceptServiceRequest,
  declineServiceRequest,
  type ServiceRequest,
  withdrawServiceRequest,
} from '#shared/contracts/clients.ts';
import type { ServiceRequestAction } from '#shared/domain/clients/service-requests.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { handleRefusal } from '../../kit/form/handle-refusal.ts';
import { ReasonDialog } from '../../kit/form/reason-dialog.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { snack } from '../../ui/snackbars.tsx';

type Props = { request: ServiceRequest; onClose: () => void };

/** The question before a request is accepted, declined or withdrawn. */
export const RequestAnswer = ({ action, ...props }: Props & { action: ServiceRequestAction }) => {
  const Asking = dialogs[action];
  return <Asking {...props} />;
};

/** A refusal for good closes the question, since the list shows why. */
const useOutcome = (done: string, onClose: () => void) => ({
  onSuccess: () => {
    snack({ tone: 'good', text: done });
    onClose();
  },
  onError: (problem: ApiProblem) => {
    snack({ tone: 'bad', text: problem.message });
    if (!problem.retryable) onClose();
  },
});

const Accept = ({ request, onClose }: Props) => {
  const { t } = useTranslation('clients');
  const send = useSend(acceptServiceRequest);
  const { name } = request.customer;
  const outcome = useOutcome(t('accepting.done', { name }), onClose);
  return (
    <Confirm
      open
      busy={send.isPending}
      title={t('accepting.title', { name })}
      confirm={t('requests.accept')}
      keep={t('accepting.keep')}
      onConfirm={() => send.mutate({ params: { id: request.id }, body: {} }, outcome)}
      onClose={onClose}
    >
      <p className="text-pretty">{t(request.store_ids === null ? 'accepting.textAll' : 'accepting.text')}</p>
      {request.store_ids !== null && <StoreNames request={request} />}
      {request.comment && (
        <p className="text-ink mt-3">
          <b className="font-medium">{t('requests.columns.message')}:</b>{' '}
          <span className="whitespace-pre-wrap">{request.comment}</span>
        </p>
      )}
    </Confirm>
  );
};

/** With their addresses, because the performer decides by the place. */
const StoreNames = ({ request: { store_ids, stores } }: Pick<Props, 'request'>) => {
  const { t } = useTranslation('clients');
  const more = (store_ids?.length ?? 0) - stores.length;
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {stores.map(({ id, name, address }) => (
        <li key={id}>
          <span className="text-ink font-medium">{name}</span> <span>{address}</span>
        </li>
      ))}
      {more > 0 && <li>{t('moreStores', { count: more })}</li>}
    </ul>
  );
};

const Decline = ({ request, onClose }: Props) => {
  const { t } = useTranslation('clients');
  const send = useSend(declineServiceRequest);
  const { name } = request.customer;
  const { onSuccess, onError } = useOutcome(t('declining.done', { name }), onClose);
  return (
    <ReasonDialog
      danger
      title={t('declining.title', { name })}
      confirm={t('requests.decline')}
      keep={t('declining.keep')}
      reason={{ label: t('declining.reason'), hint: t('declining.reasonHint') }}
      submit={(reason = '') =>
        handleRefusal(send.mutateAsync({ params: { id: request.id }, body: { reason } }), onError)
      }
      onDone={onSuccess}
      onClose={onClose}
    >
      <p className="text-pretty">{t('declining.text')}</p>
    </ReasonDialog>
  );
};

const Withdraw = ({ request, onClose }: Props) => {
  const { t } = useTranslation('clients');
  const send = useSend(withdrawServiceRequest);
  const { name } = request.vendor;
  const outcome = useOutcome(t('withdrawing.done', { name }), onClose);
  return (
    <Confirm
      open
      danger
      busy={send.isPending}
      title={t('withdrawing.title', { name })}
      confirm={t('requests.withdraw')}
      keep={t('withdrawing.keep')}
      onConfirm={() => send.mutate({ params: { id: request.id }, body: {} }, outcome)}
      onClose={onClose}
    >
      <p className="text-pretty">{t('withdrawing.text')}</p>
    </Confirm>
  );
};

const dialogs = { accept: Accept, decline: Decline, withdraw: Withdraw } as const;
