import { Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import type { DocumentType } from '#shared/contracts/legal.ts';
import { optional } from '../ui/optional.tsx';
import { Snackbars } from '../ui/snackbars.tsx';
import { Progress } from './progress.tsx';

const LegalDialog = optional(() => import('./visitor-legal-dialog.tsx'), { areas: ['legal'], failed: 'close' });

/** The layout of the sign-in pages: the whole window, with legal documents as a dialog over it. */
export const SignInLayout = () => {
  const [shown, show] = useState<DocumentType | null>(null);
  return (
    <>
      <Progress />
      <Suspense>
        <Outlet context={show} />
      </Suspense>
      {shown && <LegalDialog type={shown} onClose={() => show(null)} />}
      <Snackbars />
    </>
  );
};
