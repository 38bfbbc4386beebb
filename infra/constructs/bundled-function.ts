import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { indexes } from '../../functions/data/indexes.ts';
import type { Limits } from '../lambda-limits.ts';
import { settingsOf } from '../settings.ts';

const readActions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const writeActions = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

const indexArns = (table: dynamodb.ITable) => Object.keys(indexes).map((name) => `${table.tableArn}/index/${name}`);

type Props = lambda.EventInvokeConfigOptions & {
  description: string;
  limits: Limits;
  /** Omit it if the function does not use the table. */
  table?: dynamodb.ITable;
  writes?: boolean;
};

/**
 * A Lambda function with its own log group and its own role. The role may write that log and, if `table` is given, read
 * the table, or with `writes` also write it.
 */
export class BundledFunction extends lambda.Function {
  constructor(scope: Construct, name: string, { limits, table, writes, ...options }: Props) {
    const { dist, reserve } = settingsOf(scope);
    const role = new iam.Role(scope, `${name}-role`, { assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com') });
    const logGroup = new logs.LogGroup(scope, `${name}-log`, {
      logGroupName: `/aws/lambda/smena-${name}`,
      retention: logs.RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    super(scope, name, {
      ...options,
      functionName: `smena-${name}`,
      code: lambda.Code.fromAsset(`${dist}/functions/${name}`),
      handler: 'index.handler',
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      memorySize: limits.memory,
      timeout: Duration.seconds(limits.seconds),
      reservedConcurrentExecutions: reserve ? limits.concurrency : undefined,
      environment: { NODE_OPTIONS: '--enable-source-maps', ...(table && { TABLE: table.tableName }) },
      role,
      logGroup,
    });
    logGroup.grantWrite(this);
    if (!table) return;
    this.addToRolePolicy(
      new iam.PolicyStatement({ actions: readActions, resources: [table.tableArn, ...indexArns(table)] }),
    );
    if (writes) this.addToRolePolicy(new iam.PolicyStatement({ actions: writeActions, resources: [table.tableArn] }));
  }
}
