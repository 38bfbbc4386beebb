import { createBrowserRouter } from 'react-router';
import { onSessionEnd } from '../api/session.ts';
import { askBeforeUnload } from '../kit/form/unsaved.ts';
import { currentLanguage, documentLanguage, onLanguageChanged, onLanguageChosen, startI18n } from '../ui/i18n.ts';
import { keepInstallPrompt } from '../ui/install-prompt.ts';
import { listenForShortcuts } from '../ui/shortcuts.ts';
import { applyPreferences } from '../ui/stored-preferences.ts';
import '../theme.css';
import { followTabs } from './follow-tabs.ts';
import { prefetchOnIntent, prefetchOnSignIn } from './prefetch.ts';
import { routes } from './routes.tsx';
import { signInAgain } from './session-guard.ts';
import { saveLanguage } from './sync-language.ts';
import { takeOver } from './take-over.tsx';

// The content security policy forbids eval, which zod would try when the contracts load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const start = async () => {
  keepInstallPrompt();
  applyPreferences();
  onLanguageChanged(() => {
    document.documentElement.lang = currentLanguage();
  });
  await startI18n(documentLanguage());
  const router = createBrowserRouter(routes);
  onSessionEnd(() => void signInAgain(router));
  onLanguageChosen(saveLanguage);
  followTabs(router);
  askBeforeUnload();
  listenForShortcuts();
  prefetchOnIntent(routes);
  prefetchOnSignIn(routes);
  await takeOver(router);
};
// Not a top-level await: the screens import this chunk, and they would wait for its end.
void start();
