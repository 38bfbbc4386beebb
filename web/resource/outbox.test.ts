import { beforeEach, describe, expect, it } from 'vitest';
import { clearCaches } from '../api/load-me.ts';
import { ApiProblem } from '../api/problem.ts';
import { deliver, itemsOf } from './outbox.ts';
import { hasUnsaved } from './unsaved.ts';

const box = 'comments of a shift';
const aComment = (key = 'k') => ({ key, request: { text: 'Bring boots' }, at: '2026-11-22T08:00:00Z', failed: null });
/** A request that ends when the test says so. */
const aRequest = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { send: () => promise, resolve, fail: () => reject(new ApiProblem(0, { message: 'No connection' })) };
};

beforeEach(clearCaches);

describe('an unsent message', () => {
  it('is kept while it is being sent and after it has failed, and removed once it is sent', async () => {
    const [first, second] = [aRequest(), aRequest()];
    const failed = deliver(box, aComment(), first.send);
    expect(itemsOf(box)).toMatchObject([{ failed: null }]);
    first.fail();
    await failed;
    expect(itemsOf(box)).toMatchObject([{ failed: 'No connection' }]);
    expect(hasUnsaved()).toBe(true);
    const sent = deliver(box, aComment(), second.send);
    second.resolve();
    await sent;
    expect(itemsOf(box)).toEqual([]);
    expect(hasUnsaved()).toBe(false);
  });

  it('is sent after the earlier ones, also when they fail', async () => {
    const first = aRequest();
    const sent: string[] = [];
    const one = deliver(box, aComment('one'), () => {
      sent.push('one');
      return first.send();
    });
    const two = deliver(box, aComment('two'), async () => void sent.push('two'));
    expect(sent).toEqual(['one']);
    first.fail();
    await Promise.all([one, two]);
    expect(sent).toEqual(['one', 'two']);
    expect(itemsOf(box)).toMatchObject([{ key: 'one', failed: 'No connection' }]);
  });

  it('is not sent for the next account while it waits for an earlier one', async () => {
    const first = aRequest();
    const sent: string[] = [];
    const one = deliver(box, aComment('one'), first.send);
    const two = deliver(box, aComment('two'), async () => void sent.push('two'));
    clearCaches();
    first.fail();
    await Promise.all([one, two]);
    expect(sent).toEqual([]);
  });

  it('never appears in the outbox of the next account, also when it fails after the change', async () => {
    const request = aRequest();
    const failed = deliver(box, aComment(), request.send);
    clearCaches();
    void deliver(box, aComment('own'), aRequest().send);
    request.fail();
    await failed;
    expect(itemsOf(box)).toMatchObject([{ key: 'own' }]);
  });
});
