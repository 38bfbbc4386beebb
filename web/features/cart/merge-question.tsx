import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = {
  /** Whose goods the device has, and whose the account. */
  company: { name: string };
  other: { name: string };
  onChoose: (choice: 'replace' | 'keep') => void;
  /** Both carts stay as they are. */
  onClose: () => void;
};

/** Asks which of two carts with goods of different companies stays. */
export default function MergeQuestion({ company, other, onChoose, onClose }: Props) {
  const { t } = useTranslation('cart');
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('merge.title')}
      back={t('merge.later')}
      actions={
        <>
          <Button onClick={() => onChoose('keep')}>{t('merge.keep')}</Button>
          <Button variant="primary" onClick={() => onChoose('replace')}>
            {t('merge.replace')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p className="text-pretty wrap-anywhere">{t('merge.text', { company: company.name, other: other.name })}</p>
    </Dialog>
  );
}
