import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as kms from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { expiry, indexes, tableKey } from '../../functions/data/indexes.ts';

const text = (name: string): dynamodb.Attribute => ({ name, type: dynamodb.AttributeType.STRING });

export class DataStack extends Stack {
  readonly table: dynamodb.Table;
  /** Under it, participants of tenders read their own sealed quotes. */
  readonly ownQuotes: kms.Key;

  constructor(scope: Construct, id: string, { disposable, ...props }: StackProps & { disposable: boolean }) {
    super(scope, id, props);

    this.table = new dynamodb.Table(this, 'table', {
      partitionKey: text(tableKey.pk),
      sortKey: text(tableKey.sk),
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: expiry,
      stream: dynamodb.StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: !disposable,
      removalPolicy: disposable ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN,
    });
    for (const [indexName, { pk, sk, projection }] of Object.entries(indexes))
      this.table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: text(pk),
        sortKey: text(sk),
        ...(projection === 'all'
          ? { projectionType: dynamodb.ProjectionType.ALL }
          : { projectionType: dynamodb.ProjectionType.INCLUDE, nonKeyAttributes: [...projection] }),
      });

    this.ownQuotes = new kms.Key(this, 'own-quotes', {
      description: 'Quotes of tenders, for who sent them',
      enableKeyRotation: true,
      removalPolicy: disposable ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN,
    });

    new CfnOutput(this, 'OwnQuotesKey', { value: this.ownQuotes.keyArn });
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
  }
}
