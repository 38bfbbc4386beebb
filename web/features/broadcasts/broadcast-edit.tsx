import { Ban, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import {
  type Broadcast,
  cancelBroadcast,
  deleteBroadcast,
  getBroadcast,
  updateBroadcast,
} from '#shared/contracts/broadcasts.ts';
import { api } from '../../api/client.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { count } from '../../ui/format.ts';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { BroadcastFields, languageTabs } from './broadcast-fields.tsx';
import { productMoment } from './moment.ts';
import { useConfirmAll } from './use-confirm-all.tsx';
import { useSavedText } from './use-saved-text.ts';

/** Milliseconds. */
const whileSending = 3000;

export default function BroadcastEdit() {
  const { id = '' } = useParams();
  const { t } = useTranslation('broadcasts');
  const answer = useGet(
    getBroadcast,
    { params: { id } },
    { refetchInterval: ({ state }) => (state.data?.data.state === 'sending' ? whileSending : false) },
  );
  return (
    <Loaded title={t('title')} answer={answer}>
      {({ data }) => <EditBroadcast key={data.id} broadcast={data} />}
    </Loaded>
  );
}

const EditBroadcast = ({ broadcast }: { broadcast: Broadcast }) => {
  const { t } = useTranslation('broadcasts');
  const { id, title, state, audience, send_at } = broadcast;
  const save = useSend(updateBroadcast);
  const savedText = useSavedText();
  const { isSure, question } = useConfirmAll();
  const [tabs] = useState(languageTabs);
  const params = { id };
  const isScheduled = state === 'scheduled';
  return (
    <Page title={title} aside={t(`states.${state}`)} actions={<Actions broadcast={broadcast} />}>
      <ResourceForm
        schema={updateBroadcast.body}
        values={broadcast}
        {...(!isScheduled && { editable: [] })}
        tabs={tabs}
        tabsLabel={t('form.languages')}
        savedText={savedText}
        submit={async (body) => {
          const isLater = (body.send_at === undefined ? send_at : body.send_at) !== null;
          // A scheduled one to everybody was confirmed when it was scheduled.
          const isConfirmed = isLater && body.audience === undefined;
          if (!isConfirmed && !(await isSure(body.audience ?? audience))) return null;
          return (await save.mutateAsync({ params, body })).data;
        }}
        reload={async () => (await api(getBroadcast, { params })).data}
      >
        {(tab) => (
          <>
            {broadcast.sent_at !== null && <Result broadcast={broadcast} sentAt={broadcast.sent_at} />}
            <BroadcastFields tab={tab} />
          </>
        )}
      </ResourceForm>
      {question}
    </Page>
  );
};

/** Whom it has reached, and who has read it. */
const Result = ({ broadcast, sentAt }: { broadcast: Broadcast; sentAt: string }) => {
  const { t } = useTranslation('broadcasts');
  return (
    <Section title={t('result.title')} reason={t('result.reason')}>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {[
          ...(['recipients', 'notified', 'letters', 'read'] as const).map((name) => ({
            name,
            value: count(broadcast[name]),
          })),
          { name: 'sent' as const, value: productMoment(sentAt) },
        ].map(({ name, value }) => (
          <div key={name}>
            <dt className="text-12 text-ink-2">{t(`result.${name}`)}</dt>
            <dd className="figures font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};

const Actions = ({ broadcast: { id, title, state, version } }: { broadcast: Broadcast }) => {
  const { t } = useTranslation('broadcasts');
  const navigate = useNavigate();
  const cancel = useSend(cancelBroadcast);
  const remove = useSend(deleteBroadcast);
  const { ask, question } = useAsk();
  const params = { id };
  const wordsOf = (action: 'cancel' | 'delete') => ({
    danger: true,
    title: t(`${action}.title`, { title }),
    text: t(`${action}.text`),
    confirm: t(`${action}.confirm`),
    keep: t(`${action}.keep`),
    done: t(`${action}.done`, { title }),
  });
  const askToCancel = () => ask({ ...wordsOf('cancel'), act: () => cancel.mutateAsync({ params, body: { version } }) });
  const askToDelete = () =>
    ask({
      ...wordsOf('delete'),
      act: async () => {
        await remove.mutateAsync({ params, query: { version: String(version) } });
        void navigate(paths.broadcasts.list, { replace: true });
      },
    });
  return (
    <>
      {state === 'scheduled' && (
        <Button variant="danger-quiet" icon={Ban} onClick={askToCancel}>
          {t('cancel.button')}
        </Button>
      )}
      {state === 'canceled' && (
        <Button variant="danger-quiet" icon={Trash2} onClick={askToDelete}>
          {t('delete.button')}
        </Button>
      )}
      {question}
    </>
  );
};
