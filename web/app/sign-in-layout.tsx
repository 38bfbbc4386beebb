import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import type { DocumentType } from '#shared/contracts/legal.ts';
import { loadMessages } from '../ui/i18n.ts';
import { Snackbars } from '../ui/snackbars.tsx';
import { Progress } from './progress.tsx';

const LegalDialog = lazy(async () => {
  const [{ default: Dialog }, { withQueries }] = await Promise.all([
    import('../features/legal/legal-dialog.tsx'),
    import('../api/queries.tsx'),
    loadMessages(['legal']),
  ]);
  return { default: withQueries(Dialog) };
});

/** The layout of the sign-in pages: the whole window, with legal documents as a dialog over it. */
export const SignInLayout = () => {
  const [shown, show] = useState<DocumentType | null>(null);
  return (
    <>
      <Progress />
      <Suspense>
        <Outlet context={show} />
      </Suspense>
      <Suspense>{shown && <LegalDialog type={shown} onClose={() => show(null)} />}</Suspense>
      <Snackbars />
    </>
  );
};
