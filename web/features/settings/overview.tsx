import { Tasks } from './attention.tsx';
import { Coverage } from './coverage.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Week } from './week.tsx';

/**
 * What needs the person now, the first steps of a new company, and how the days are filled. The overview, and the start
 * of the page that customers and performers land on.
 */
export const Overview = () => (
  <>
    <Tasks />
    <FirstSteps />
    <Week />
    <Coverage />
  </>
);
