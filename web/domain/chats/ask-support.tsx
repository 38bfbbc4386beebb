import { LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../api/me.ts';
import { Button } from '../../ui/button.tsx';
import { useOpenChannel } from './use-open-channel.ts';

/** Opens the conversation with support about an order or a shift. Support itself has none. */
export const AskSupport = ({
  quiet = false,
  className,
  ...about
}: {
  order_id?: string;
  shift_id?: string;
  /** Where another action is the main one. */
  quiet?: boolean;
  className?: string;
}) => {
  const { t } = useTranslation('chats');
  const mayUse = useMay('chat.use');
  const isSupport = useMay('chat.support');
  const { open, isPending } = useOpenChannel();
  return (
    mayUse &&
    !isSupport && (
      <Button
        variant={quiet ? 'ghost' : 'plain'}
        icon={LifeBuoy}
        busy={isPending}
        className={className}
        onClick={() => open(about)}
      >
        {t('ask')}
      </Button>
    )
  );
};
