import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onSessionEnd } from '../api/session.ts';
import { askBeforeUnload } from '../resource/unsaved.ts';
import { onLanguageChosen, startI18n } from '../ui/i18n.ts';
import { applyPreferences } from '../ui/preferences.ts';
import '../theme.css';
import { followTabs } from './follow-tabs.ts';
import { prefetchOnIntent, prefetchOnSignIn } from './prefetch.ts';
import { routes } from './routes.tsx';
import { signInAgain } from './session-guard.ts';
import { saveLanguage } from './sync-language.ts';

// The content security policy forbids eval, which zod would try when the contracts load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

applyPreferences();
await startI18n();
const router = createBrowserRouter(routes);
onSessionEnd(() => void signInAgain(router));
onLanguageChosen(saveLanguage);
followTabs(router);
askBeforeUnload();
prefetchOnIntent(routes);
prefetchOnSignIn(routes);

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
