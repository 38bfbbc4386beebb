import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ContactsToday } from '#shared/contracts/clients.ts';
import { paths } from '../../paths.ts';
import { count } from '../../ui/format.ts';

/** From so many on, a larger plan is offered. */
const few = 3;

/** How many contacts the plan of the reader's company shows today. */
export const ContactsLeft = ({ contacts: { used, limit } }: { contacts: ContactsToday }) => {
  const { t } = useTranslation('clients');
  if (limit === null) return null;
  const left = Math.max(0, limit - used);
  return (
    <p className="px-gutter text-ink-2 flex flex-wrap items-center gap-x-3 pt-2.5 tabular-nums">
      {t('find.contact.left', { left: count(left), limit: count(limit) })}
      {left <= few && (
        <Link
          to={paths.plan}
          className="text-primary-text inline-flex min-h-6 items-center hover:underline pointer-coarse:min-h-11"
        >
          {t('find.contact.plan')}
        </Link>
      )}
    </p>
  );
};
