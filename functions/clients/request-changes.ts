import { changesOf } from '#shared/domain/audit/changes.ts';
import type { AuditAction } from '#shared/domain/audit/fields.ts';
import { serviceRequestAudit } from '#shared/domain/clients/audit.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import type { ServiceRequest } from '../data/clients/service-requests.ts';
import { companiesById } from '../data/companies/companies.ts';
import type { Payload } from '../data/effects.ts';
import { effectWrite } from '../data/outbox.ts';
import type { Account } from '../data/people/accounts.ts';
import { storesById } from '../data/stores/stores.ts';
import type { Write } from '../data/table.ts';

type Named = { id: string; name: string };
export type Sides = { customer: Named; vendor: Named };

/** The two companies of a request. */
export const sidesOf = async ({ customer_id, vendor_id }: ServiceRequest): Promise<Sides> => {
  const companies = await companiesById([customer_id, vendor_id]);
  const named = (id: string) => ({ id, name: companies.find((company) => company.id === id)?.name ?? '' });
  return { customer: named(customer_id), vendor: named(vendor_id) };
};

/** Entries in the audit logs of both companies, with the request and its answer. */
export const requestRecordWrites = async (
  action: AuditAction,
  { before, after: request }: { before: ServiceRequest | null; after: ServiceRequest },
  { customer, vendor }: Sides,
  { actor, now }: { actor: Actor; now: string },
): Promise<Write[]> => {
  const names = request.store_ids && (await storesById(request.store_ids)).map(({ name }) => name);
  const values = ({ comment, closed }: ServiceRequest) => ({ stores: names, comment, reason: closed?.reason ?? null });
  const changes = changesOf(serviceRequestAudit, before && values(before), values(request));
  return [
    { company: customer, about: vendor },
    { company: vendor, about: customer },
  ].map((entry) => auditEntryWrite({ action, by: actor, at: now, changes, ...entry }));
};

type RequestLetter = Extract<Payload<'send-letter'>, { request_id: string }>['letter'];

/** More would not fit into the transaction. Everybody has a notification. */
const maxLetters = 20;

/** The same letter to each of the people, at most `maxLetters` of them. */
export const requestLetterWrites = (
  letter: RequestLetter,
  { id }: ServiceRequest,
  readers: readonly Account[],
  now: string,
): Write[] =>
  readers
    .slice(0, maxLetters)
    .map((reader) => effectWrite('send-letter', { letter, account_id: reader.id, request_id: id }, { now }));
