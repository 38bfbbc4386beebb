import { MapPin, X } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listAddresses, saveAddresses, type SavedAddress } from '#shared/contracts/cart.ts';
import { useGet, useSend } from '../../api/query.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { snack } from '../../ui/snackbars.tsx';
import type { CheckoutInput } from './checkout-fields.ts';

/** Addresses of earlier orders: a press fills in the form. */
export const SavedAddresses = () => {
  const { t } = useTranslation('cart');
  const { data } = useGet(listAddresses, {});
  const save = useSend(saveAddresses);
  const { setValue, clearErrors } = useFormContext<CheckoutInput>();
  const { addresses = [], version = 0 } = data?.data ?? {};
  if (addresses.length === 0) return null;
  const choose = ({ fio, phone, ...saved }: SavedAddress) => {
    const { id: _, name: __, ...address } = saved;
    setValue('address', address, { shouldDirty: true });
    setValue('fio', fio, { shouldDirty: true });
    setValue('phone', phone, { shouldDirty: true });
    clearErrors();
  };
  const remove = ({ id, name }: SavedAddress) =>
    save.mutate(
      { body: { version, addresses: addresses.filter((one) => one.id !== id) } },
      {
        onSuccess: () => snack({ tone: 'good', text: t('addresses.removed', { name }) }),
        onError: ({ message }) => snack({ tone: 'bad', text: message }),
      },
    );
  return (
    <ul aria-label={t('addresses.label')} className="flex flex-wrap gap-1.5">
      {addresses.map((one) => (
        <li key={one.id} className="rounded-2 border-line flex max-w-full items-center border">
          <Button variant="ghost" icon={MapPin} onClick={() => choose(one)} className="min-w-0">
            <span className="truncate">{one.name}</span>
          </Button>
          <IconButton
            icon={X}
            size="sm"
            label={t('addresses.remove', { name: one.name })}
            disabled={save.isPending}
            onClick={() => remove(one)}
          />
        </li>
      ))}
    </ul>
  );
};
