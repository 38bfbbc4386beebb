import { useNavigate } from 'react-router';
import type { User } from '#shared/contracts/me.ts';
import type { FirstStep } from '#shared/domain/setup/first-steps.ts';
import { useMe } from '../../api/me.ts';
import { paths } from '../../paths.ts';
import { loadMessages, translate } from '../../ui/i18n.ts';
import { snack } from '../../ui/snackbars.tsx';
import { useDashboard, usePlans } from '../dashboard/use-dashboard.ts';

/** Where a step is done, for those that people do themselves: a performer gets its clients by their choice. */
const placeOfStep = {
  company: () => paths.nameCompany,
  phone: ({ company }: User) => (company ? paths.companies.edit(company.id) : paths.nameCompany),
  store: () => paths.stores.new,
  performer: () => paths.clients.find,
  people: () => paths.people.invite,
  shift: () => paths.shifts.new,
} as const satisfies Partial<Record<FirstStep, (me: User) => string>>;
type OwnStep = keyof typeof placeOfStep;

export const ownStep = (step: FirstStep, me: User): { step: OwnStep; to: string } | null =>
  step === 'clients' ? null : { step, to: placeOfStep[step](me) };

/** Offers the next of a new company's first steps once one is done: `offerNextStep('store')`. Nothing for others. */
export const useOfferNextStep = () => {
  const navigate = useNavigate();
  const me = useMe();
  const steps = useDashboard(usePlans()).data?.data.first_steps;
  return (done: FirstStep): void => {
    const [next] = (steps ?? []).flatMap((one) => (one.done || one.step === done ? [] : (ownStep(one.step, me) ?? [])));
    if (next) void offer(next.step, () => void navigate(next.to));
  };
};

const offer = async (step: OwnStep, run: () => void): Promise<void> => {
  // The messages of the first steps belong to the overview. Without them nothing is offered.
  const isLoaded = await loadMessages(['dashboard']).then(
    () => true,
    () => false,
  );
  if (!isLoaded) return;
  const text = translate('dashboard:setup.next', { step: translate(`dashboard:setup.steps.${step}.title`) });
  snack({ tone: 'info', text, action: { label: translate(`dashboard:setup.steps.${step}.go`), run } });
};
