import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { Snackbars } from '../ui/snackbars.tsx';
import { Progress } from './progress.tsx';

/** Pages that are the whole window: signing in. */
export const Frameless = () => (
  <>
    <Progress />
    <Suspense>
      <Outlet />
    </Suspense>
    <Snackbars />
  </>
);
