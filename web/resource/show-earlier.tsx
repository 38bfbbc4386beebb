import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';

/** Opens the page of a history before the oldest shown entry. */
export const ShowEarlier = ({
  history,
}: {
  history: { hasEarlier: boolean; isLoadingEarlier: boolean; showEarlier: () => void };
}) => {
  const { t } = useTranslation('common');
  return (
    history.hasEarlier && (
      <Button variant="ghost" busy={history.isLoadingEarlier} onClick={history.showEarlier}>
        {t('showEarlier')}
      </Button>
    )
  );
};
