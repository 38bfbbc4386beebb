import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { ScheduledFunction } from '../constructs/scheduled-function.ts';
import { asksStripe } from '../settings.ts';
import { opensTenders } from '../tender-keys.ts';
import type { DataStack } from './data.ts';
import type { FilesStack } from './files.ts';
import type { IdentityStack } from './identity.ts';

export class SchedulesStack extends Stack {
  readonly closeShifts: ScheduledFunction;
  readonly openTenders: ScheduledFunction;

  constructor(
    scope: Construct,
    id: string,
    { data, files, identity, ...props }: StackProps & { data: DataStack; files: FilesStack; identity: IdentityStack },
  ) {
    super(scope, id, props);

    this.closeShifts = new ScheduledFunction(this, 'close-shifts', {
      description: 'Completes, expires and releases the shifts that are due',
      every: Duration.minutes(1),
      table: data.table,
      writes: true,
    });

    const { userPool, serverClient } = identity;
    const removeUsers = new ScheduledFunction(this, 'remove-users', {
      description: 'Removes Cognito users of closed accounts and of numbers that nobody has proven',
      every: Duration.hours(1),
      table: data.table,
      writes: true,
    });
    removeUsers.addEnvironment('USER_POOL_ID', userPool.userPoolId);
    removeUsers.addEnvironment('SERVER_CLIENT_ID', serverClient.userPoolClientId);
    userPool.grant(removeUsers, 'cognito-idp:AdminDeleteUser');

    const removeFiles = new ScheduledFunction(this, 'remove-files', {
      description: 'Deletes files that no record shows and uploads that nobody claimed',
      every: Duration.minutes(5),
      table: data.table,
      writes: true,
    });
    files.letDelete(removeFiles);

    new ScheduledFunction(this, 'recount-lists', {
      description: 'Compares counters of lists with their entries',
      every: Duration.hours(1),
      table: data.table,
      writes: true,
    });

    new ScheduledFunction(this, 'check-companies', {
      description: 'Queues the daily check of companies in the registers',
      every: Duration.hours(1),
      table: data.table,
      writes: true,
    });

    new ScheduledFunction(this, 'remind-carts', {
      description: 'Queues letters about carts that were abandoned',
      every: Duration.hours(1),
      table: data.table,
      writes: true,
    });

    this.openTenders = new ScheduledFunction(this, 'open-tenders', {
      description: 'Opens all quotes of a tender after its deadline, and reminds those who did not answer',
      every: Duration.minutes(1),
      table: data.table,
      writes: true,
    });
    opensTenders(this.openTenders);

    new ScheduledFunction(this, 'start-broadcasts', {
      description: 'Begins to send the broadcasts that are due',
      every: Duration.minutes(1),
      table: data.table,
      writes: true,
    });

    new ScheduledFunction(this, 'notify-shifts', {
      description: 'Reports shifts that nobody started, and those without a worker a day before',
      every: Duration.minutes(1),
      table: data.table,
      writes: true,
    });

    new ScheduledFunction(this, 'send-deliveries', {
      description: 'Queues push messages, letters and SMS that waited for others or for the end of quiet hours',
      every: Duration.minutes(1),
      table: data.table,
      writes: true,
    });

    const keepSubscriptions = new ScheduledFunction(this, 'keep-subscriptions', {
      description: 'Begins trials, tells companies whose plan ends, and records payments whose events were lost',
      every: Duration.days(1),
      table: data.table,
      writes: true,
    });
    asksStripe(keepSubscriptions);

    new ScheduledFunction(this, 'keep-invoices', {
      description: 'Marks invoices as overdue, reminds of them, and issues missing invoices of plans',
      every: Duration.days(1),
      // Before work begins in Prague.
      hour: 4,
      table: data.table,
      writes: true,
    });

    const compactCatalogue = new ScheduledFunction(this, 'compact-catalogue', {
      description: 'Stores a new snapshot of the catalogue once there are many changes',
      every: Duration.minutes(5),
      table: data.table,
      writes: true,
    });
    files.letWriteCatalogue(compactCatalogue);

    new CfnOutput(this, 'CloseShiftsFunctionName', { value: this.closeShifts.functionName });
    new CfnOutput(this, 'OpenTendersFunctionName', { value: this.openTenders.functionName });
  }
}
