import { Tasks } from './attention.tsx';
import { Coverage } from './coverage.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Week } from './week.tsx';

/**
 * Tasks that wait for the reader, the first steps of a new company, and how the days are filled. The dashboard shows it,
 * and so does the profile of customers and performers, their first page after sign-in.
 */
export const Overview = () => (
  <>
    <Tasks />
    <FirstSteps />
    <Week />
    <Coverage />
  </>
);
