import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { indexes } from '../../functions/data/indexes.ts';
import { resources, synthesise } from './synthesise.ts';

const { data } = synthesise();

describe('the table', () => {
  it('can be brought back to any second, and is not deleted by mistake', () => {
    Template.fromStack(data).hasResource('AWS::DynamoDB::Table', {
      Properties: {
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        DeletionProtectionEnabled: true,
        BillingMode: 'PAY_PER_REQUEST',
      },
      DeletionPolicy: 'Retain',
    });
  });

  it('forgets what expired and streams what changes', () => {
    Template.fromStack(data).hasResourceProperties('AWS::DynamoDB::Table', {
      TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    });
  });

  it('has the indexes that the data layer queries', () => {
    type Index = { IndexName: string; KeySchema: { AttributeName: string }[]; Projection: unknown };
    const [table] = resources<{ GlobalSecondaryIndexes: Index[] }>(data, 'AWS::DynamoDB::Table');
    expect(
      table?.GlobalSecondaryIndexes.map(({ IndexName, KeySchema }) => [
        IndexName,
        ...KeySchema.map(({ AttributeName }) => AttributeName),
      ]),
    ).toEqual(Object.entries(indexes).map(([name, { pk, sk }]) => [name, pk, sk]));
    expect(table?.GlobalSecondaryIndexes.find(({ IndexName }) => IndexName === 'due')?.Projection).toEqual({
      ProjectionType: 'INCLUDE',
      NonKeyAttributes: ['id'],
    });
  });

  it('may be thrown away on the local cloud', () => {
    Template.fromStack(synthesise({ local: 'true' }).data).hasResource('AWS::DynamoDB::Table', {
      Properties: { DeletionProtectionEnabled: Match.not(true) },
      DeletionPolicy: 'Delete',
    });
  });
});
