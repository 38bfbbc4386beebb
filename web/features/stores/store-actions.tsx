import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deleteStore, setStoreActive, type Store } from '#shared/contracts/stores.ts';
import { useSend } from '../../api/query.ts';
import { ClosingActions } from '../../kit/parts/closing-actions.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

export const StoreActions = ({ store: { id, name, version, active } }: { store: Store }) => {
  const { t } = useTranslation('stores');
  const navigate = useNavigate();
  const set = useSend(setStoreActive);
  const remove = useSend(deleteStore);
  const params = { id };
  return (
    <ClosingActions
      active={active}
      word={(key) => t(`closing.${key}`, { name })}
      setActive={(next) => set.mutateAsync({ params, body: { version, active: next } })}
      remove={() => remove.mutateAsync({ params })}
      onDeleted={() => void navigate(paths.stores.list, { replace: true })}
      next={({ code }) =>
        code === 'store-shifts-ahead' && (
          <ButtonLink variant="primary" to={shiftsOf(id)}>
            {t('closing.shifts')}
          </ButtonLink>
        )
      }
    />
  );
};

/** The coming and the running shifts. */
const shiftsOf = (id: string) => {
  const query = new URLSearchParams({ dates: 'ahead', store_id: id });
  for (const status of ['new', 'confirmed', 'reserve', 'in_progress']) query.append('status', status);
  return `${paths.shifts.list}?${query.toString()}`;
};
