import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { oas32 } from 'zod-openapi';
import { contracts } from '#shared/contracts/all.ts';
import { problemsOf } from '#shared/contracts/endpoint.ts';
import { openapi } from './openapi.ts';
import { referencePage } from './reference-page.ts';

type Operation = { operationId: string; security: object[]; responses: Record<string, unknown> };
let document: oas32.OpenAPIObject;
beforeAll(async () => {
  document = await openapi();
});

const operationOf = ({ path, method }: (typeof contracts)[number]) =>
  document.paths?.[path]?.[method.toLowerCase() as 'get'] as Operation;

/** The target of a `$ref` in the document. */
const target = (reference: string): unknown =>
  reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], document);

describe('the OpenAPI document', () => {
  it.each(contracts.map((contract) => [contract.name, contract] as const))(
    'tells the route, the token and every refusal of %s',
    (name, contract) => {
      const { operationId, security, responses } = operationOf(contract);
      expect(operationId).toBe(name);
      expect(security).toEqual(contract.access === 'public' ? [] : [{ bearer: [] }]);

      const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      const documented = refusals.map(([, answer]) =>
        '$ref' in (answer as object) ? target((answer as { $ref: string }).$ref) : answer,
      );
      const codes = documented.flatMap(
        (answer) =>
          JSON.stringify(answer)
            .match(/"enum":\[(.*?)\]/)?.[1]
            ?.split(',') ?? [],
      );
      expect(codes.map((code) => JSON.parse(code) as string).toSorted()).toEqual(problemsOf(contract).toSorted());
    },
  );

  it('says what the gateway answers without a code, and of a time of day its pattern', () => {
    expect(JSON.stringify(document.components?.responses?.['unauthorized'])).toContain('GatewayAnswer');
    expect(JSON.stringify(document.components?.responses?.['not-found'])).not.toContain('GatewayAnswer');
    expect(JSON.stringify(document)).not.toContain('"format":"time"');
    const { pattern } = target('#/components/schemas/Week/properties/mon/items/properties/from') as { pattern: string };
    expect('23:45').toMatch(new RegExp(pattern));
    expect('23:45:00').not.toMatch(new RegExp(pattern));
    expect('24:00').not.toMatch(new RegExp(pattern));
  });

  it('has no unresolved references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference = '']) => reference,
    );
    expect(references.filter((reference) => target(reference) === undefined)).toEqual([]);
  });
});

describe('the API reference page', () => {
  it('describes every endpoint and complies with the Content-Security-Policy', () => {
    const page = referencePage(document);
    for (const { name, path } of contracts) {
      expect(page).toContain(`id="${name}"`);
      expect(page).toContain(path);
    }
    expect(page).toContain('href="/reference.css"');
    expect(existsSync('web/public/reference.css')).toBe(true);
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  });
});
