import { randomUUID } from 'node:crypto';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetQueueAttributesCommand, GetQueueUrlCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, it } from 'vitest';
import { sentSoFar } from '../../test/world/sent.ts';
import { streamRecord } from '../../test/world/stream.ts';
import { loginWrites } from '../data/auth/logins.ts';
import { outboxKey } from '../data/keys.ts';
import { effectWrite } from '../data/outbox.ts';
import { get, type Item, transact, type Write } from '../data/table.ts';

const sqs = new SQSClient();
const lambda = new LambdaClient();
const queueOf = async (name: string) => (await sqs.send(new GetQueueUrlCommand({ QueueName: name }))).QueueUrl;
const pause = () => new Promise((resolve) => setTimeout(resolve, 250));

/** Letters to new addresses, with the entries that queue them. */
const letters = (count: number) =>
  Array.from({ length: count }, () => {
    const [id, login_id] = [randomUUID(), randomUUID()];
    const email = `${id}@smena.test`;
    const now = new Date().toISOString();
    const letter = { letter: 'passwordChanged', login_id, locale: 'en', at: now } as const;
    const [login] = loginWrites({ id: login_id, email, phone: null, login: null, created_at: now });
    if (!login) throw new Error('A login has an item');
    return { id, email, login, entry: effectWrite('send-letter', letter, { now, entryId: id }) };
  });
const itemIn = (write: Write): Item => ('put' in write ? write.put : {});

/** Until the queue of letters is empty, also of repeated messages. */
const untilSent = async (ids: readonly string[]) => {
  const QueueUrl = await queueOf('smena-send-letter');
  const counts = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const;
  for (let left = 1; left > 0; await pause()) {
    const items = await Promise.all(ids.slice(-20).map((id) => get(outboxKey(id))));
    const { Attributes } = await sqs.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [...counts] }));
    const queued = counts.reduce((sum, name) => sum + Number(Attributes?.[name]), 0);
    left = queued + items.filter((item) => !item?.['done_at']).length;
  }
};
const countByAddress = async () => {
  const counts = new Map<string, number>();
  for (const { to } of await sentSoFar(null)) counts.set(to, (counts.get(to) ?? 0) + 1);
  return counts;
};

it('a hundred letters leave once each, though the stream delivers their entries three more times', async () => {
  const all = letters(100);
  await transact(all.map(({ login }) => login));
  await transact(all.map(({ entry }) => entry));
  const Payload = JSON.stringify({ Records: all.map(({ entry }) => streamRecord({ after: itemIn(entry) })) });
  for (let again = 0; again < 3; again++) {
    const { FunctionError } = await lambda.send(new InvokeCommand({ FunctionName: 'smena-move-outbox', Payload }));
    expect(FunctionError).toBeUndefined();
  }
  await untilSent(all.map(({ id }) => id));
  const counts = await countByAddress();
  expect(all.filter(({ email }) => counts.get(email) !== 1)).toEqual([]);
}, 120_000);

it('one entry of a hundred that cannot be moved is set aside by name, and the other letters leave', async () => {
  const all = letters(100);
  const poison = all[37];
  const unknown = { ...itemIn(poison?.entry ?? { part: '', put: {} }), effect: 'send-pigeon' };
  // Not listed as pending, because it stays so.
  const { due_pk: _, due_sk: __, ...unlisted } = unknown as Record<string, unknown>;
  await transact(all.map(({ login }) => login));
  await transact(all.map((each) => (each === poison ? { part: 'poison', put: unlisted } : each.entry)));
  await untilSent(all.filter((each) => each !== poison).map(({ id }) => id));
  const counts = await countByAddress();
  expect(all.filter(({ email }) => counts.get(email) !== 1)).toEqual([poison]);

  const QueueUrl = await queueOf('smena-move-outbox-dead-letters');
  const aside: unknown[] = [];
  while (aside.length === 0) {
    const command = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 1 });
    const { Messages = [] } = await sqs.send(command);
    const ours = Messages.filter(({ Body = '' }) => Body.includes(poison?.id ?? ''));
    aside.push(...ours.map(({ Body = '' }) => JSON.parse(Body) as unknown));
  }
  expect(aside).toEqual([
    {
      consumer: 'move-outbox',
      event_id: expect.any(String),
      ...outboxKey(poison?.id ?? ''),
      kind: 'outbox',
      error: expect.stringContaining('QUEUE_SEND_PIGEON'),
    },
  ]);
}, 120_000);
