import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { ScheduledFunction } from '../constructs/scheduled-function.ts';
import type { DataStack } from './data.ts';

export class SchedulesStack extends Stack {
  readonly closeShifts: ScheduledFunction;

  constructor(scope: Construct, id: string, { data, ...props }: StackProps & { data: DataStack }) {
    super(scope, id, props);

    this.closeShifts = new ScheduledFunction(this, 'close-shifts', {
      description: 'Completes, expires and releases the shifts that are due',
      every: Duration.minutes(1),
      table: data.table,
    });

    new CfnOutput(this, 'CloseShiftsFunctionName', { value: this.closeShifts.functionName });
  }
}
