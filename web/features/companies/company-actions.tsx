import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Company, deleteCompany, setCompanyActive } from '#shared/contracts/companies.ts';
import { useSend } from '../../api/query.ts';
import { ClosingActions } from '../../kit/parts/closing-actions.tsx';
import { paths } from '../../paths.ts';

export const CompanyActions = ({ company: { id, name, version, active } }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const navigate = useNavigate();
  const set = useSend(setCompanyActive);
  const remove = useSend(deleteCompany);
  const params = { id };
  return (
    <ClosingActions
      active={active}
      word={(key) => t(`closing.${key}`, { name })}
      setActive={(next) => set.mutateAsync({ params, body: { version, active: next } })}
      remove={() => remove.mutateAsync({ params })}
      onDeleted={() => void navigate(paths.companies.list, { replace: true })}
    />
  );
};
