import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Banner } from '../../ui/banner.tsx';
import { LanguageMenu } from '../../ui/language-menu.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useSetTitle } from '../../ui/title.ts';
import { CheckIn } from './check-in.tsx';
import { Scene } from './scene.tsx';

/** The wizard's steps by `?step=`: each is a form of its own that names the next one. */
const steps = { 'check-in': <CheckIn /> };
const stepOf = (name: string | null) => (name !== null && name in steps ? (name as keyof typeof steps) : 'check-in');

export default function SignIn() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  useSetTitle(t('checkIn.title'));
  return (
    <div className="bg-surface grid min-h-dvh md:grid-cols-[minmax(0,1fr)_minmax(0,46%)]">
      <div className="flex min-w-0 flex-col p-5 md:px-8 md:py-6">
        <header className="flex items-center justify-between">
          <span className="tracking-title flex items-center gap-2.5 text-[17px] font-bold">
            <Logo className="size-7" />
            Smena
          </span>
          <LanguageMenu long />
        </header>
        <main className="mx-auto flex w-full max-w-93 flex-col gap-5 max-md:my-8 md:my-auto md:py-8">
          {search.has('ended') && (
            <Banner tone="info" title={t('ended.title')}>
              {t('ended.text')}
            </Banner>
          )}
          {steps[stepOf(search.get('step'))]}
        </main>
        <footer className="text-12 text-ink-3 max-md:mt-auto">© 2026 Smena</footer>
      </div>
      <Scene />
    </div>
  );
}
