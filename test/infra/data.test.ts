import { describe, expect, it } from 'vitest';
import { indexes } from '../../functions/data/indexes.ts';
import { localSettings, resources, synthesise } from './synthesise.ts';

type Index = { IndexName: string; KeySchema: { AttributeName: string }[]; Projection: unknown };
type Table = { GlobalSecondaryIndexes: Index[] };

const tables = (context?: Record<string, string>) => resources<Table>(synthesise(context).data, 'AWS::DynamoDB::Table');

describe('the table', () => {
  it('has point-in-time recovery and deletion protection', () => {
    expect(tables()).toMatchObject([
      {
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        DeletionProtectionEnabled: true,
        DeletionPolicy: 'Retain',
      },
    ]);
  });

  it('may be deleted on the local cloud', () => {
    expect(tables(localSettings)).toMatchObject([{ DeletionProtectionEnabled: false, DeletionPolicy: 'Delete' }]);
  });

  it('is billed per request, expires items and streams changes', () => {
    expect(tables()).toMatchObject([
      {
        BillingMode: 'PAY_PER_REQUEST',
        TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      },
    ]);
  });

  it('has the indexes that the data layer queries', () => {
    const made = tables().flatMap(({ GlobalSecondaryIndexes }) => GlobalSecondaryIndexes);
    expect(made.map(({ IndexName, KeySchema }) => [IndexName, ...KeySchema.map((key) => key.AttributeName)])).toEqual(
      Object.entries(indexes).map(([name, { pk, sk }]) => [name, pk, sk]),
    );
    expect(new Map(made.map(({ IndexName, Projection }) => [IndexName, Projection]))).toEqual(
      new Map(
        Object.entries(indexes).map(([name, { projection }]) => [
          name,
          projection === 'all'
            ? { ProjectionType: 'ALL' }
            : { ProjectionType: 'INCLUDE', NonKeyAttributes: [...projection] },
        ]),
      ),
    );
    expect(indexes.due.projection).toEqual(['id', 'customer']);
  });
});
