import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { eventKinds } from '../../functions/data/areas.generated.ts';
import { type EffectKind, effectKinds, queueVariable } from '../../functions/data/effects.ts';
import { outboxKey } from '../../functions/data/keys.ts';
import { ScheduledFunction } from '../constructs/scheduled-function.ts';
import { StreamFunction } from '../constructs/stream-function.ts';
import { TopicFunction } from '../constructs/topic-function.ts';
import { WorkerFunction } from '../constructs/worker-function.ts';
import { asksPushKeys, asksRegisters, asksStripe, checksPushAddresses, countsSms, settingsOf } from '../settings.ts';
import { keepsTenderKeys } from '../tender-keys.ts';
import type { DataStack } from './data.ts';
import type { FilesStack } from './files.ts';
import type { IdentityStack } from './identity.ts';
import type { MailStack } from './mail.ts';
import type { RealtimeStack } from './realtime.ts';

type Grantors = { identity: IdentityStack; mail: MailStack; files: FilesStack; realtime: RealtimeStack };
type Grant = (worker: WorkerFunction, by: Grantors) => void;

/** Permissions of the workers of effects beyond the table and their queue. */
const grants: Readonly<Partial<Record<EffectKind, Grant>>> = {
  'send-letter': (worker, { mail }) => mail.letSend(worker),
  'send-invoice': (worker, { mail }) => mail.letSend(worker, 'ses:SendRawEmail'),
  'send-sms': (worker) => letSendSms(worker),
  'send-push': (worker) => letSendPush(worker),
  'close-silent-socket': (worker, { realtime }) => realtime.letSend(worker),
  'write-export': (worker, { files }) => files.letWritePrivate(worker, 'export'),
  'check-company': asksRegisters,
  'copy-contacts': (worker, { identity }) => letUpdateLogins(worker, identity),
  'record-payment': asksStripe,
  'seal-tender': keepsTenderKeys,
};

/** updateLogin of functions/identity, which creates a missing user. */
const letUpdateLogins = (worker: lambda.Function, { userPool, serverClient }: IdentityStack) => {
  worker.addEnvironment('USER_POOL_ID', userPool.userPoolId);
  worker.addEnvironment('SERVER_CLIENT_ID', serverClient.userPoolClientId);
  const actions = ['AdminCreateUser', 'AdminSetUserPassword', 'AdminUpdateUserAttributes'];
  userPool.grant(worker, ...actions.map((action) => `cognito-idp:${action}`));
};

/** Push services accept messages of whoever has the key. They write to the subject about faults (RFC 8292). */
const letSendPush = (worker: lambda.Function) => {
  asksPushKeys(worker);
  checksPushAddresses(worker);
  worker.addEnvironment('PUSH_SUBJECT', `mailto:${settingsOf(worker).mailFrom}`);
};

const letSendSms = (worker: lambda.Function) => {
  countsSms(worker);
  worker.addEnvironment('ORIGIN', settingsOf(worker).origin);
  // A phone number has no ARN. This denies publishing to topics, so that only SMS remain allowed.
  worker.addToRolePolicy(new iam.PolicyStatement({ actions: ['sns:Publish'], notResources: ['arn:aws:sns:*:*:*'] }));
};

/** What follows from committed changes: the consumers of the table's stream, and the workers of the outbox. */
export class EventsStack extends Stack {
  /** Runs all projections. Grant it what a projection needs beyond the table. */
  readonly projections: StreamFunction;

  constructor(
    scope: Construct,
    id: string,
    { data, identity, mail, files, realtime, ...props }: StackProps & Grantors & { data: DataStack },
  ) {
    super(scope, id, props);

    const { table } = data;
    this.projections = new StreamFunction(this, 'run-projections', {
      description: 'Brings derived data up to date with every committed change',
      table,
      writes: true,
      prefixes: [...new Set(Object.values(eventKinds))],
    });
    realtime.letSend(this.projections);

    const queues = effectKinds.map((kind) => {
      const worker = new WorkerFunction(this, kind, { table });
      grants[kind]?.(worker, { identity, mail, files, realtime });
      return { kind, queue: worker.queue };
    });
    const mover = new StreamFunction(this, 'move-outbox', {
      description: 'Sends new outbox entries to the queues of their workers',
      table,
      writes: false,
      prefixes: [outboxKey('').pk],
      changes: ['INSERT'],
    });
    const sweep = new ScheduledFunction(this, 'sweep-outbox', {
      description: 'Sends outbox entries again that no worker has tried',
      every: Duration.minutes(5),
      table,
      writes: false,
    });
    for (const sender of [mover, sweep])
      for (const { kind, queue } of queues) {
        sender.addEnvironment(queueVariable(kind), queue.queueUrl);
        queue.grantSendMessages(sender);
      }

    if (mail.bounces)
      new TopicFunction(this, 'note-bounces', {
        description: 'Turns off letters about notifications to addresses that bounce or complain',
        table,
        topic: mail.bounces,
      });
  }
}
