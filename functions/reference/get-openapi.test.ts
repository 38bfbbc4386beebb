import { expect, it } from 'vitest';
import { contracts } from '#shared/contracts/all.ts';
import { getOpenapi } from '#shared/contracts/reference.ts';
import { invoke } from '../../test/world/invoke.ts';

it('the document is public and names every endpoint', async () => {
  const { status, body } = await invoke(getOpenapi, null);
  expect(status).toBe(200);
  const methods = Object.values(body.paths as Record<string, Record<string, { operationId: string }>>);
  const named = methods.flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(named.toSorted()).toEqual(contracts.map(({ name }) => name).toSorted());
});
