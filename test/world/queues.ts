import { randomUUID } from 'node:crypto';
import { CreateQueueCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

const sqs = new SQSClient();

/** A new queue of the local cloud, by its address. */
export const createQueue = async (): Promise<string> => {
  const { QueueUrl } = await sqs.send(new CreateQueueCommand({ QueueName: `test-${randomUUID()}` }));
  if (!QueueUrl) throw new Error('The queue has no address');
  return QueueUrl;
};

/** The messages of a queue, which stay hidden for a minute. */
export const messagesIn = async (QueueUrl: string): Promise<unknown[]> => {
  const command = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 60 });
  const { Messages = [] } = await sqs.send(command);
  return Messages.map(({ Body = '' }) => JSON.parse(Body) as unknown);
};
