import { type ServiceRequestState, serviceRequestState } from '#shared/domain/clients/service-requests.ts';
import { findServiceRequest } from '../data/clients/service-requests.ts';
import { getCompany } from '../data/companies/companies.ts';
import { getAccount } from '../data/people/accounts.ts';
import type { LoadLetter } from '../mail/load-letter.ts';
import { clientsPage } from './clients-page.ts';

export const exportPages = { clients: clientsPage };

type RequestLetter = 'serviceRequested' | 'serviceAccepted' | 'serviceDeclined';
/** The state in which a letter about a request has its reason. */
const stateOfLetter = {
  serviceRequested: 'open',
  serviceAccepted: 'accepted',
  serviceDeclined: 'declined',
} as const satisfies Record<RequestLetter, ServiceRequestState>;

const pages = {
  serviceRequested: '/clients/requests',
  serviceAccepted: '/clients',
  serviceDeclined: '/clients/find',
} as const;

const aboutRequest: LoadLetter<RequestLetter> = async ({ letter, account_id, request_id }, at) => {
  const [account, request] = await Promise.all([getAccount(account_id), findServiceRequest(request_id)]);
  if (!account?.active || !account.email || !request) return null;
  if (serviceRequestState(request, at) !== stateOfLetter[letter]) return null;
  const { email: to, locale } = account;
  const other = await getCompany(letter === 'serviceRequested' ? request.customer_id : request.vendor_id);
  const about = { letter, to, locale, company: other?.name ?? null, page: pages[letter] };
  return letter === 'serviceDeclined' ? { ...about, reason: request.closed?.reason ?? null } : about;
};

export const letters = { serviceRequested: aboutRequest, serviceAccepted: aboutRequest, serviceDeclined: aboutRequest };
