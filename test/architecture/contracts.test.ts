import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contracts } from '#shared/contracts/all.ts';
import { type Endpoint, problemsOf } from '#shared/contracts/endpoint.ts';
import { fieldIssues } from '#shared/contracts/field-issue.ts';
import { permissions } from '#shared/domain/access.ts';
import { generalProblems, problems } from '#shared/domain/problem.ts';
import { product } from './sources.ts';

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const handlerOf = ({ area, name }: Endpoint) => `functions/${area}/${name}.ts`;
const areas = new Set<string>(contracts.map(({ area }) => area));
const namedContracts = contracts.map((contract) => [contract.name, contract] as const);

describe('contracts', () => {
  it('have unique names in kebab-case', () => {
    const names = contracts.map(({ name }) => name);
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
    expect(names).toEqual([...new Set(names)]);
  });

  it('have distinct routes, whatever the parameters are called', () => {
    const routes = contracts.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(routes).toEqual([...new Set(routes)]);
  });

  it.each(namedContracts)('%s has exactly the parameters of its path', (_, { path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
  });

  it.each(namedContracts.filter(([, { params }]) => params))(
    '%s may return not-found for an unknown id in its path',
    (_, contract) => {
      expect(problemsOf(contract)).toContain('not-found');
    },
  );

  it.each(namedContracts)('%s is exported under its name by the file of its area', async (_, contract) => {
    const module = (await import(`../../shared/contracts/${contract.area}.ts`)) as Record<string, unknown>;
    expect(module[camel(contract.name)]).toBe(contract);
  });

  // Clients of Mattermost send fields that have no meaning here.
  it.each(namedContracts.filter(([, { chatToken }]) => !chatToken))(
    '%s refuses unknown fields',
    (_, { query, body }) => {
      const schemas = [query, body].filter((schema) => schema !== undefined);
      expect(schemas.map((schema) => unknownField(schema))).toEqual(schemas.map(() => 'unknown-field'));
      expect(schemas.flatMap((schema) => looseObjects(z.toJSONSchema(schema, { io: 'input' })))).toEqual([]);
    },
  );

  it.each(namedContracts)('%s has a body when it writes, and none when it reads', (_, { method, body, signature }) => {
    expect(body !== undefined || signature !== undefined).toBe(method === 'POST' || method === 'PUT');
  });

  it.each(namedContracts)(
    '%s lists no general problems, which the wrapper adds',
    (_, { access, problems: own = [] }) => {
      // The wrapper's account checks do not apply to a public endpoint, so it lists its problems itself.
      const general =
        access === 'public' ? [] : own.filter((code) => (generalProblems as readonly string[]).includes(code));
      expect(general).toEqual([]);
    },
  );
});

const unknownField = (schema: z.ZodMiniType) => {
  const { error } = schema.safeParse({ 'no-such-field': 1 });
  return error && fieldIssues(error)['no-such-field']?.key;
};

/** The paths of objects in a JSON schema that accept unknown fields. */
const looseObjects = (schema: unknown, path = ''): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const loose = 'properties' in schema && !('additionalProperties' in schema && schema.additionalProperties === false);
  return [
    ...(loose ? [path] : []),
    ...Object.entries(schema).flatMap(([key, inner]) => looseObjects(inner, `${path}/${key}`)),
  ];
};

/** The scope of each list, or what bounds it instead. */
type Bound = `${string}Scope` | 'of one login' | 'of one record' | 'of one request' | 'the same for all readers';
const scopeOfList: Record<string, Bound> = {
  'list-users': 'personScope',
  'search-users': 'personScope',
  'list-waiting': 'waitingScope',
  'list-invitations': 'invitationScope',
  'list-companies': 'listedCompanyScope',
  'list-stores': 'storeScope',
  'list-coefficients': 'coefficientScope',
  'list-rates': 'of one record',
  'list-prices': 'cooperationScope',
  'import-workers': 'of one request',
  'list-store-users': 'personScope',
  'list-company-clients': 'cooperationScope',
  'list-client-stores': 'cooperationScope',
  'list-store-clients': 'cooperationScope',
  'list-service-requests': 'cooperationScope',
  'list-performers': 'the same for all readers',
  'list-tender-performers': 'the same for all readers',
  'list-products': 'productScope',
  'search-products': 'productScope',
  'list-company-products': 'productScope',
  'list-category-products': 'productScope',
  'filter-products': 'productScope',
  'get-stock-info': 'of one record',
  'list-product-prices': 'of one record',
  'list-reviews': 'of one record',
  'search-catalogue': 'the same for all readers',
  'list-favourites': 'of one login',
  'list-all-reviews': 'of one record',
  'import-products': 'of one request',
  'count-shifts': 'shiftScope',
  'list-shifts': 'shiftScope',
  'list-hours': 'shiftScope',
  'approve-many-hours': 'shiftScope',
  'unapprove-hours': 'shiftScope',
  'list-candidates': 'workerScope',
  'list-workload': 'personScope',
  'staff-statistics': 'statisticsScope',
  'object-statistics': 'statisticsScope',
  'list-payroll': 'statisticsScope',
  'list-notifications': 'notificationScope',
  'list-audit': 'auditScope',
  'list-exports': 'exportScope',
  'list-comments': 'of one record',
  'list-shift-log': 'of one record',
  'list-sessions': 'of one login',
  'list-bonuses': 'of one login',
  'list-tariffs': 'the same for all readers',
  'list-cards': 'of one record',
  'list-transactions': 'transactionScope',
  'list-promo-codes': 'promoScope',
  'list-broadcasts': 'broadcastScope',
  'list-assistant-messages': 'of one login',
  'list-assistant-chats': 'assistantChatScope',
  'list-assistant-models': 'the same for all readers',
  'list-assistant-versions': 'the same for all readers',
  'list-publications': 'publicationScope',
  'list-blog': 'the same for all readers',
  'list-phone-codes': 'the same for all readers',
  'list-specialties': 'the same for all readers',
  'list-root-specialties': 'the same for all readers',
  'list-child-specialties': 'the same for all readers',
  'list-parent-specialties': 'the same for all readers',
  'list-product-types': 'the same for all readers',
  'list-parameters': 'the same for all readers',
  'list-collections': 'the same for all readers',
  'list-shown-collections': 'the same for all readers',
  'list-shown-products': 'the same for all readers',
  'list-orders': 'orderScope',
  'list-sales': 'orderScope',
  'list-supply-stores': 'storeScope',
  'list-invoices': 'invoiceScope',
  'list-bank-payments': 'bankPaymentScope',
  'import-bank-payments': 'of one request',
  'list-delivery-documents': 'orderScope',
  'list-threads': 'orderScope',
  'list-messages': 'of one record',
  'list-abandoned-carts': 'abandonedScope',
  'list-channels': 'chatScope',
  'search-posts': 'chatScope',
  'list-tenders': 'tenderScope',
  'list-participations': 'of one record',
  'list-proposals': 'tenderScope',
  'list-tender-messages': 'of one record',
  'list-tender-history': 'of one record',
  'geocode-address': 'the same for all readers',
  'list-holidays': 'the same for all readers',
  'list-documents': 'the same for all readers',
  'list-document-versions': 'the same for all readers',
};

describe('lists', () => {
  it('each have the scope of an entity, unless they are the same for all their readers or of one record', () => {
    const lists = contracts.filter(({ reply }) => reply instanceof z.ZodMiniObject && isList(reply));
    expect(Object.keys(scopeOfList).toSorted()).toEqual(lists.map(({ name }) => name).toSorted());
  });

  it.each(Object.values(scopeOfList).filter((bound) => bound.endsWith('Scope')))(
    'of %s are read through it',
    (scope) => {
      // A counted list is one of the actor's lists; the candidates are the workers of performers in scope.
      const readers = ['readScope', 'readNewest', 'listsOf', 'isInScope'].map((name) => `${name}(${scope}, `);
      expect(product.filter(({ text }) => readers.some((reader) => text.includes(reader))).length).toBeGreaterThan(0);
    },
  );
});
const isList = ({ shape }: z.ZodMiniObject) => shape['data'] instanceof z.ZodMiniArray;

describe('handlers', () => {
  it.each(namedContracts)('%s is served by the file of its name', (_, contract) => {
    const text = readFileSync(handlerOf(contract), 'utf8');
    const name = camel(contract.name);
    expect(text).toMatch(
      new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '#shared/contracts/${contract.area}.ts';$`, 'm'),
    );
    expect(text).toMatch(new RegExp(`^export const handler = serve\\(${name}, `, 'm'));
  });

  it('each serve a contract; other files of an area are imported by a handler', () => {
    const served = new Set(contracts.map(handlerOf));
    const imported = new Set(product.flatMap(({ files }) => files));
    const strays = product.filter(
      ({ file, text }) =>
        areas.has(file.split('/')[1] ?? '') &&
        file.startsWith('functions/') &&
        !served.has(file) &&
        (!imported.has(file) || text.includes('export const handler')),
    );
    expect(strays.map(({ file }) => file)).toEqual([]);
  });
});

describe('problems and permissions', () => {
  it('every problem is returned by some endpoint', () => {
    const answered = new Set(contracts.flatMap(problemsOf));
    expect(Object.keys(problems).filter((code) => !answered.has(code as keyof typeof problems))).toEqual([]);
  });

  it('every permission is required by some endpoint', () => {
    const required = new Set<string>(contracts.map(({ access }) => access));
    expect(Object.keys(permissions).filter((permission) => !required.has(permission))).toEqual([]);
  });
});
