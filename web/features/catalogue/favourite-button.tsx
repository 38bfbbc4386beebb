import { Heart } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { remember } from '../../ui/remember.ts';
import { useFavourites } from './use-favourites.ts';

/** The product that a guest wants to keep, until they have signed in. */
const wantedKey = 'smena.favourite';

/** Keeps a product as a favourite, or removes it; a guest is led to the sign-in and back. */
export const FavouriteButton = ({ product }: { product: { id: string; name: string } }) => {
  const { t } = useTranslation('catalogue');
  const { ids, mayKeep, isGuest, add, remove } = useFavourites();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isKept = ids?.includes(product.id) ?? false;
  const keepWanted = useEffectEvent(() => {
    if (sessionStorage.getItem(wantedKey) !== product.id) return;
    sessionStorage.removeItem(wantedKey);
    if (!isKept) void add(product);
  });
  const isKnown = ids !== undefined;
  useEffect(() => {
    if (isKnown) keepWanted();
  }, [isKnown]);
  if (!isGuest && !mayKeep) return null;
  const signIn = () => {
    remember(wantedKey, product.id, () => sessionStorage);
    void navigate(`${paths.signIn}?${new URLSearchParams({ to: pathname + search })}`);
  };
  return (
    <IconButton
      icon={Heart}
      label={t('card.favourite', { name: product.name })}
      size="sm"
      aria-pressed={isKept}
      onClick={isGuest ? signIn : () => void (isKept ? remove : add)(product)}
      className={cx('border border-line bg-raised shadow-1', isKept && 'text-accent! [&>svg]:fill-current')}
    />
  );
};
