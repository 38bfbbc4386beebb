import { useTranslation } from 'react-i18next';
import { type Performer, showContact } from '#shared/contracts/clients.ts';
import { useMe } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { PhoneLink } from '../../domain/people/phone-link.tsx';
import { Cut } from '../../kit/list/cut.tsx';
import { Button } from '../../ui/button.tsx';
import { useWide } from '../../ui/media.ts';
import { nothing } from '../../ui/nothing.tsx';
import { snack } from '../../ui/snackbars.tsx';

const link = 'text-primary-text hover:underline';

/**
 * The phone and the web site of a performer, or the button that shows them: the list is then fetched again. A person
 * without a company has no plan that shows contacts.
 */
export const PerformerContact = ({ performer: { id, name, contact, phone, site } }: { performer: Performer }) => {
  const { t } = useTranslation('clients');
  const wide = useWide('md');
  const { company } = useMe();
  const { mutate, isPending } = useSend(showContact);
  const show = () =>
    mutate({ params: { id }, body: {} }, { onError: ({ message }) => snack({ tone: 'bad', text: message }) });
  if (contact === 'hidden' && company)
    return (
      <Button size={wide ? 'sm' : 'md'} aria-label={t('find.contact.showOf', { name })} busy={isPending} onClick={show}>
        {t('find.contact.show')}
      </Button>
    );
  if (!phone && !site) return nothing;
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-3">
      {phone && <PhoneLink phone={phone} className={link} />}
      {site && (
        <a
          href={site}
          target="_blank"
          rel="noopener noreferrer"
          className={`inline-flex min-h-6 items-center pointer-coarse:min-h-11 ${link}`}
        >
          <Cut size="short">{new URL(site).hostname}</Cut>
        </a>
      )}
    </span>
  );
};
