import type { SQSClient } from '@aws-sdk/client-sqs';

/** Imported with the first message, because most runs of a projection or a worker send none. */
const connect = async () => {
  const { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient: Client } = await import('@aws-sdk/client-sqs');
  const client: SQSClient = new Client({});
  return {
    send: ({ queue: QueueUrl, body }: Message) =>
      client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(body) })),
    delay: ({ queue: QueueUrl, receiptHandle: ReceiptHandle, seconds: VisibilityTimeout }: Delay) =>
      client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout })),
  };
};
let connected: ReturnType<typeof connect> | undefined;

type Message = { queue: string; body: object };
/** Sends JSON to a queue, given by its address. */
export const sendMessage = async (message: Message): Promise<void> => {
  await (await (connected ??= connect())).send(message);
};

type Delay = { queue: string; receiptHandle: string; seconds: number };
/** Hides a received message for a time, after which it is delivered again. */
export const delayMessage = async (delay: Delay): Promise<void> => {
  await (await (connected ??= connect())).delay(delay);
};
