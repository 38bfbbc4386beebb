import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Store } from '#shared/contracts/stores.ts';
import { deleteStore, setStoreActive } from '#shared/contracts/stores.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { RefusedDialog } from '../../resource/refused-dialog.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { snack } from '../../ui/snackbars.tsx';

type Asked = 'deactivate' | 'delete';

/** Deactivates an active store after a question, activates an inactive one, or deletes it after a question. */
export const StoreActions = ({ store }: { store: Store }) => {
  const { t } = useTranslation('stores');
  const [asked, setAsked] = useState<Asked | null>(null);
  const set = useSend(setStoreActive);
  const close = () => setAsked(null);
  const activate = () =>
    set.mutate(
      { params: { id: store.id }, body: { version: store.version, active: true } },
      {
        onSuccess: () => snack({ tone: 'good', text: t('closing.activated', { name: store.name }) }),
        onError: ({ message }: ApiProblem) => snack({ tone: 'bad', text: message }),
      },
    );
  return (
    <>
      {store.active ? (
        <Button onClick={() => setAsked('deactivate')}>{t('closing.deactivate')}</Button>
      ) : (
        <>
          <Button onClick={() => setAsked('delete')}>{t('closing.delete')}</Button>
          <Button busy={set.isPending} onClick={activate}>
            {t('closing.activate')}
          </Button>
        </>
      )}
      {asked === 'deactivate' && <DeactivateDialog store={store} onClose={close} />}
      {asked === 'delete' && <DeleteDialog store={store} onClose={close} />}
    </>
  );
};

type Props = { store: Store; onClose: () => void };

const DeactivateDialog = ({ store, onClose }: Props) => {
  const { t } = useTranslation('stores');
  const { name } = store;
  const set = useSend(setStoreActive);
  const title = t('closing.deactivateTitle', { name });
  if (set.error)
    return (
      <RefusedDialog
        back={t('closing.back')}
        title={title}
        error={set.error}
        onClose={onClose}
        action={
          set.error.code === 'store-shifts-ahead' && (
            <ButtonLink variant="primary" to={shiftsOf(store)}>
              {t('closing.shifts')}
            </ButtonLink>
          )
        }
      />
    );
  const confirm = () =>
    set.mutate(
      { params: { id: store.id }, body: { version: store.version, active: false } },
      {
        onSuccess: () => {
          snack({ tone: 'good', text: t('closing.deactivated', { name }) });
          onClose();
        },
      },
    );
  return (
    <Confirm
      open
      danger
      title={title}
      confirm={t('closing.deactivate')}
      keep={t('closing.keepActive')}
      busy={set.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="text-pretty">{t('closing.deactivateText')}</p>
    </Confirm>
  );
};

/** Without undo: another store of the same name would have another id. */
const DeleteDialog = ({ store: { id, name }, onClose }: Props) => {
  const { t } = useTranslation('stores');
  const navigate = useNavigate();
  const remove = useSend(deleteStore);
  const title = t('closing.deleteTitle', { name });
  if (remove.error)
    return <RefusedDialog back={t('closing.back')} title={title} error={remove.error} onClose={onClose} />;
  const confirm = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          snack({ tone: 'good', text: t('closing.deleted', { name }) });
          void navigate(paths.stores.list, { replace: true });
        },
      },
    );
  return (
    <Confirm
      open
      danger
      title={title}
      confirm={t('closing.delete')}
      keep={t('closing.keep')}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="text-pretty">{t('closing.deleteText')}</p>
    </Confirm>
  );
};

/** The coming and the running shifts. */
const shiftsOf = ({ id }: Store) => {
  const query = new URLSearchParams({ dates: 'ahead', store_id: id });
  for (const status of ['new', 'confirmed', 'reserve', 'in_progress']) query.append('status', status);
  return `${paths.shifts.list}?${query.toString()}`;
};
