import { cx } from './cx.ts';

/** The photo, or initials on a colour derived from the name. Companies are square, people are round. */
const hues = [
  'bg-primary-soft text-primary-text',
  'bg-(--shift-reserve-bg) text-(--shift-reserve-fg)',
  'bg-(--shift-confirmed-bg) text-(--shift-confirmed-fg)',
  'bg-warning-soft text-warning-text',
];
const sizes = { sm: 'size-5 text-[9px]', md: 'size-6 text-[10px]', lg: 'size-9 text-13', xl: 'size-20 text-24' };

const initials = (name: string) => {
  const capitalised = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return (
    [capitalised[0], capitalised.length > 1 ? capitalised.at(-1) : undefined].map((word) => word?.[0] ?? '').join('') ||
    name.slice(0, 1).toUpperCase()
  );
};
const hueOf = (name: string) =>
  hues[Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0) % hues.length];

export const Avatar = ({
  name,
  size = 'md',
  company = false,
  photo = null,
}: {
  name: string;
  size?: keyof typeof sizes;
  company?: boolean;
  photo?: string | null;
}) => {
  const shape = cx('flex-none', company ? 'rounded-2' : 'rounded-full', sizes[size]);
  if (photo) return <img src={photo} alt="" className={cx(shape, 'object-cover')} />;
  return (
    <span aria-hidden className={cx('inline-grid place-items-center leading-none font-semibold', shape, hueOf(name))}>
      {initials(name)}
    </span>
  );
};
