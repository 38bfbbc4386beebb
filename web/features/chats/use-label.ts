import { useTranslation } from 'react-i18next';
import type { Channel } from '#shared/contracts/chats.ts';
import { phoneText } from '#shared/domain/people/phone.ts';

/** Whom the reader writes with: `Seller Safety První`, `Buyer +420 777 204 815`, `Support`. */
export const useLabel = () => {
  const { t } = useTranslation('chats');
  return ({ counterpart: { kind, name } }: Pick<Channel, 'counterpart'>): string =>
    t(`counterpart.${kind}`, { name: phoneText(name) });
};

/** What the conversation is about, null if it is about nothing in particular. */
export const useSubject = () => {
  const { t } = useTranslation('chats');
  return ({ order, shift }: Pick<Channel, 'order' | 'shift'>): string | null => {
    if (order) return t('order', { number: order.number });
    return shift && t('shift', { name: shift.name });
  };
};
