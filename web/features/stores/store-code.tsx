import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getStoreCode, renewStoreCode, type Store, type StoreCode as Code } from '#shared/contracts/stores.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { useGet, useSend } from '../../api/query.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { Qr } from '../../ui/qr.tsx';
import { Section } from '../../ui/section.tsx';
import { snack } from '../../ui/snackbars.tsx';

/** The address in the QR code of a store. */
export const doorAddress = (id: string, code: string): string => `${location.origin}${paths.stores.atDoor(id, code)}`;

/** The code on the poster at the store's door. A change applies at once. */
export const StoreCode = ({ store: { id, name } }: { store: Store }) => {
  const { t } = useTranslation('stores');
  const present = useGet(getStoreCode, { params: { id } });
  return (
    <Section title={t('code.title')} reason={t('code.reason')}>
      {present.error && !present.data && <Broken as="banner" error={present.error} onRetry={present.refetch} />}
      {!present.data && !present.error && <span aria-hidden className="skeleton size-48" />}
      {present.data && <Present code={present.data.data} name={name} reload={present.refetch} />}
    </Section>
  );
};

type PresentProps = { code: Code; name: string; reload: () => unknown };

const Present = ({ code: { id, code, created_at }, name, reload }: PresentProps) => {
  const { t } = useTranslation('stores');
  const renew = useSend(renewStoreCode);
  const { ask, question } = useAsk();
  const request = { params: { id }, body: { replaces: code } };
  const report = (refusal: ApiProblem) => {
    if (refusal.code === 'changed') void reload();
    snack({ tone: 'bad', text: refusal.code === 'changed' ? t('code.changed') : refusal.message });
  };
  const make = () =>
    renew.mutate(request, { onSuccess: () => snack({ tone: 'good', text: t('code.made') }), onError: report });
  const confirmRenewal = () =>
    ask({
      danger: true,
      title: t('code.renewTitle'),
      text: t('code.renewText'),
      confirm: t('code.renew'),
      keep: t('code.keep'),
      act: () => renew.mutateAsync(request),
      done: t('code.renewed'),
      onRefused: (refusal, close) => {
        report(refusal);
        close();
      },
    });
  if (code === null || created_at === null)
    return (
      <>
        <p className="text-ink-2">{t('code.none')}</p>
        <Button variant="primary" busy={renew.isPending} onClick={make} className="self-start">
          {t('code.make')}
        </Button>
      </>
    );
  return (
    <>
      <Qr text={doorAddress(id, code)} label={t('code.image', { name })} className="border-line size-48 border" />
      <p className="text-ink-2">{t('code.madeOn', { day: deviceDay(created_at) })}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="primary" icon={Printer} to={paths.stores.poster(id)}>
          {t('code.poster')}
        </ButtonLink>
        <Button onClick={confirmRenewal}>{t('code.renew')}</Button>
      </div>
      {question}
    </>
  );
};
