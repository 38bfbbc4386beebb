/**
 * What a new company does before its first shift is staffed, in this order. `phone` is what customers and workers call
 * when a worker does not come.
 */
export const firstSteps = ['company', 'phone', 'store', 'performer', 'clients', 'people', 'shift'] as const;
export type FirstStep = (typeof firstSteps)[number];

const stepsOf = {
  ROLE_BUYER: ['company', 'store', 'performer', 'people', 'shift'],
  ROLE_VENDOR: ['company', 'phone', 'clients', 'people', 'shift'],
} as const satisfies Record<string, readonly FirstStep[]>;
export type FoundingRole = keyof typeof stepsOf;
export const isFounding = (role: string): role is FoundingRole => Object.hasOwn(stepsOf, role);

/** Milliseconds. A company that is older had its first shift, perhaps before the shifts that were read. */
const young = 30 * 86_400_000;

/** What the company has. `created_at` is null if it is not known. */
export type Found = { created_at: string | null } & Record<FirstStep, boolean>;

/** The steps of the role, each with whether it is done; null when all are. `now` is ISO 8601 UTC. */
export const firstStepsOf = (
  role: FoundingRole,
  { created_at, ...found }: Found,
  now: string,
): { step: FirstStep; done: boolean }[] | null => {
  const isYoung = created_at === null || Date.parse(now) - Date.parse(created_at) < young;
  const has: Record<FirstStep, boolean> = { ...found, shift: found.shift || !isYoung };
  const steps = stepsOf[role].map((step) => ({ step, done: has[step] }));
  return steps.every(({ done }) => done) ? null : steps;
};
