import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChannelWithContext } from '#shared/contracts/chats.ts';
import { OrderPill } from '../../domain/orders/order-status.tsx';
import { PhoneLink } from '../../domain/people/phone-link.tsx';
import { paths } from '../../paths.ts';
import { deviceMoment } from '../../ui/device-time.ts';
import { currentLanguage } from '../../ui/i18n.ts';
import { duration } from './duration.ts';

const link = 'text-primary-text inline-flex min-h-6 items-center font-medium wrap-anywhere hover:underline';

/** What support needs to know of the person: who it is, for whom they work, and what they have ordered. */
export const About = ({ channel }: { channel: ChannelWithContext }) => {
  const { t } = useTranslation(['chats', 'common']);
  const { user, order, shift, context, answered_in } = channel;
  const languages = new Intl.DisplayNames(currentLanguage(), { type: 'language' });
  const company = channel.company ?? context?.company ?? null;
  return (
    <div className="flex flex-col gap-5">
      <section className="flex flex-col gap-2">
        <h2 className="text-14 font-semibold wrap-anywhere">{user.fio}</h2>
        <dl className="[&>dt]:text-ink-3 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1.5">
          <dt>{t('about.role')}</dt>
          <dd>{t(`common:role.${user.role}`)}</dd>
          {user.phone !== null && (
            <>
              <dt>{t('about.phone')}</dt>
              <dd>
                <PhoneLink phone={user.phone} className={link} />
              </dd>
            </>
          )}
          {context?.email && (
            <>
              <dt>{t('about.email')}</dt>
              <dd>
                <a href={`mailto:${context.email}`} className={link}>
                  {context.email}
                </a>
              </dd>
            </>
          )}
          {company && (
            <>
              <dt>{t('about.company')}</dt>
              <dd>
                <Link to={paths.companies.edit(company.id)} className={link}>
                  {company.name}
                </Link>
              </dd>
            </>
          )}
          {context && (
            <>
              <dt>{t('about.language')}</dt>
              <dd>{languages.of(context.locale === 'cz' ? 'cs' : context.locale)}</dd>
            </>
          )}
          {answered_in !== null && (
            <>
              <dt>{t('about.answered')}</dt>
              <dd className="tabular-nums">{t('about.answeredIn', { time: duration(answered_in) })}</dd>
            </>
          )}
        </dl>
      </section>
      {(order ?? shift) && (
        <section className="flex flex-col gap-2">
          <h2 className="text-14 font-semibold">{t('about.subject')}</h2>
          {order && (
            <Link to={paths.orders.view(order.id)} className={link}>
              {t('order', { number: order.number })}
            </Link>
          )}
          {shift && (
            <div>
              <Link to={paths.shifts.view(shift.id)} className={link}>
                {t('shift', { name: shift.name })}
              </Link>
              <p className="text-12 text-ink-2 tabular-nums">{deviceMoment(shift.starts_at)}</p>
            </div>
          )}
        </section>
      )}
      {context && context.orders.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-14 font-semibold">{t('about.orders')}</h2>
          <ul className="flex flex-col gap-1.5">
            {context.orders.map(({ id, number, status }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-2">
                <Link to={paths.orders.view(id)} className={`figures ${link}`}>
                  {number}
                </Link>
                <OrderPill status={status} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
