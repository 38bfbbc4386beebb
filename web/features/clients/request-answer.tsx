import { useState } from 'react';
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
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { snack } from '../../ui/snackbars.tsx';

/** The question before a request is accepted, declined or withdrawn. */
export const useAnswerRequest = () => {
  const { t } = useTranslation('clients');
  const { ask, question } = useAsk();
  const [declined, setDeclined] = useState<ServiceRequest | null>(null);
  const accept = useSend(acceptServiceRequest);
  const withdraw = useSend(withdrawServiceRequest);
  const answer = (action: ServiceRequestAction, request: ServiceRequest) => {
    if (action === 'decline') return setDeclined(request);
    const params = { id: request.id };
    if (action === 'accept') {
      const { name } = request.customer;
      return ask({
        title: t('accepting.title', { name }),
        text: <Accepted request={request} />,
        confirm: t('requests.accept'),
        keep: t('accepting.keep'),
        act: () => accept.mutateAsync({ params, body: {} }),
        done: t('accepting.done', { name }),
        onRefused: showRefusal,
      });
    }
    const { name } = request.vendor;
    ask({
      danger: true,
      title: t('withdrawing.title', { name }),
      text: t('withdrawing.text'),
      confirm: t('requests.withdraw'),
      keep: t('withdrawing.keep'),
      act: () => withdraw.mutateAsync({ params, body: {} }),
      done: t('withdrawing.done', { name }),
      onRefused: showRefusal,
    });
  };
  return {
    answer,
    dialogs: (
      <>
        {question}
        {declined && <Decline request={declined} onClose={() => setDeclined(null)} />}
      </>
    ),
  };
};

/** A refusal for good closes the question, since the list shows why. */
const showRefusal = ({ message, retryable }: ApiProblem, close: () => void) => {
  snack({ tone: 'bad', text: message });
  if (!retryable) close();
};

const Accepted = ({ request }: { request: ServiceRequest }) => {
  const { t } = useTranslation('clients');
  const { store_ids, comment } = request;
  return (
    <>
      <p className="text-pretty">{t(store_ids === null ? 'accepting.textAll' : 'accepting.text')}</p>
      {store_ids !== null && <StoreNames request={request} />}
      {comment && (
        <p className="text-ink mt-3">
          <b className="font-medium">{t('requests.columns.message')}:</b>{' '}
          <span className="whitespace-pre-wrap">{comment}</span>
        </p>
      )}
    </>
  );
};

/** With their addresses, because the performer decides by the place. */
const StoreNames = ({ request: { store_ids, stores } }: { request: ServiceRequest }) => {
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

const Decline = ({ request, onClose }: { request: ServiceRequest; onClose: () => void }) => {
  const { t } = useTranslation('clients');
  const send = useSend(declineServiceRequest);
  const { name } = request.customer;
  return (
    <ReasonDialog
      danger
      title={t('declining.title', { name })}
      confirm={t('requests.decline')}
      keep={t('declining.keep')}
      reason={{ label: t('declining.reason'), hint: t('declining.reasonHint') }}
      submit={(reason = '') =>
        handleRefusal(send.mutateAsync({ params: { id: request.id }, body: { reason } }), (refusal) =>
          showRefusal(refusal, onClose),
        )
      }
      onDone={() => {
        snack({ tone: 'good', text: t('declining.done', { name }) });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="text-pretty">{t('declining.text')}</p>
    </ReasonDialog>
  );
};
