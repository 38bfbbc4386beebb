import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Company } from '#shared/contracts/companies.ts';
import { deleteCompany, setCompanyActive } from '#shared/contracts/companies.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { RefusedDialog } from '../../resource/refused-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { snack } from '../../ui/snackbars.tsx';

type Asked = 'deactivate' | 'delete';

/** Deactivates an active company after a question, activates an inactive one, or deletes it after a question. */
export const CompanyActions = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const [asked, setAsked] = useState<Asked | null>(null);
  const set = useSend(setCompanyActive);
  const close = () => setAsked(null);
  const activate = () =>
    set.mutate(
      { params: { id: company.id }, body: { version: company.version, active: true } },
      {
        onSuccess: () => snack({ tone: 'good', text: t('closing.activated', { name: company.name }) }),
        onError: ({ message }: ApiProblem) => snack({ tone: 'bad', text: message }),
      },
    );
  return (
    <>
      {company.active ? (
        <Button onClick={() => setAsked('deactivate')}>{t('closing.deactivate')}</Button>
      ) : (
        <>
          <Button onClick={() => setAsked('delete')}>{t('closing.delete')}</Button>
          <Button busy={set.isPending} onClick={activate}>
            {t('closing.activate')}
          </Button>
        </>
      )}
      {asked === 'deactivate' && <DeactivateDialog company={company} onClose={close} />}
      {asked === 'delete' && <DeleteDialog company={company} onClose={close} />}
    </>
  );
};

type Props = { company: Company; onClose: () => void };

const DeactivateDialog = ({ company, onClose }: Props) => {
  const { t } = useTranslation('companies');
  const { name } = company;
  const set = useSend(setCompanyActive);
  const title = t('closing.deactivateTitle', { name });
  if (set.error) return <RefusedDialog back={t('closing.back')} title={title} error={set.error} onClose={onClose} />;
  const confirm = () =>
    set.mutate(
      { params: { id: company.id }, body: { version: company.version, active: false } },
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

/** Without undo: another company of the same name would have another id. */
const DeleteDialog = ({ company: { id, name }, onClose }: Props) => {
  const { t } = useTranslation('companies');
  const navigate = useNavigate();
  const remove = useSend(deleteCompany);
  const title = t('closing.deleteTitle', { name });
  if (remove.error)
    return <RefusedDialog back={t('closing.back')} title={title} error={remove.error} onClose={onClose} />;
  const confirm = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          snack({ tone: 'good', text: t('closing.deleted', { name }) });
          void navigate(paths.companies.list, { replace: true });
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
