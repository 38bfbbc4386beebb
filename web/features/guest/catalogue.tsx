import { CalendarDays, Smartphone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRole } from '../../api/me.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Body, Page } from '../../ui/page.tsx';
import { Tag } from '../../ui/pill.tsx';
import { drawings } from './drawings.tsx';

const shelves = ['workwear', 'shoes', 'gloves', 'packing', 'labels', 'equipment'] as const;

/** The catalogue while it has no products: says so, and what is available already. */
export default function Catalogue() {
  const { t } = useTranslation('guest');
  const guest = useRole() === null;
  return (
    <Page title={t('catalogue.title')} aside={<Tag tone="info">{t('catalogue.soon')}</Tag>}>
      <Body text={!guest}>
        <div className="px-gutter flex max-w-300 flex-col gap-9 py-6">
          <section className="flex max-w-[64ch] flex-col items-start gap-3">
            <h2 className="tracking-title text-[26px] leading-8 font-semibold text-balance">
              {t('catalogue.heading')}
            </h2>
            <p className="text-14 text-ink-2 leading-6 text-pretty">{t('catalogue.text')}</p>
          </section>
          <section aria-labelledby="shelves">
            <h2 id="shelves" className="text-14 mb-3 font-semibold">
              {t('catalogue.shelves')}
            </h2>
            <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-6">
              {shelves.map((shelf) => (
                <li key={shelf} className="min-w-0">
                  <div className="rounded-3 border-line bg-sunken grid aspect-[4/3] place-items-center border border-dashed">
                    <svg viewBox="0 0 96 96" aria-hidden className="h-1/2 max-h-28">
                      {drawings[shelf]}
                    </svg>
                  </div>
                  <p className="mt-2 font-medium">{t(`catalogue.${shelf}`)}</p>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="meanwhile" className="border-line flex flex-col gap-5 border-t pt-8">
            <h2 id="meanwhile" className="text-14 font-semibold">
              {t('catalogue.meanwhile')}
            </h2>
            <div className="grid gap-5 md:grid-cols-2">
              <Today icon={CalendarDays} title={t('catalogue.order')} text={t('catalogue.orderText')} />
              <Today icon={Smartphone} title={t('catalogue.work')} text={t('catalogue.workText')} />
            </div>
            {guest && (
              <ButtonLink variant="primary" size="lg" to={paths.signIn} className="self-start">
                {t('catalogue.enter')}
              </ButtonLink>
            )}
          </section>
        </div>
      </Body>
    </Page>
  );
}

const Today = ({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) => (
  <div className="flex gap-3">
    <span className="rounded-2 bg-sunken text-ink-2 grid size-9 flex-none place-items-center">
      <Icon />
    </span>
    <div>
      <h3 className="text-14 font-semibold">{title}</h3>
      <p className="text-ink-2 text-pretty">{text}</p>
    </div>
  </div>
);
