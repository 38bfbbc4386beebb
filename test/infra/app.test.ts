import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { contracts } from '#shared/contracts/all.ts';
import { localSettings, newApp, resources, synthesise } from './synthesise.ts';

const onAws = synthesise();
const stacks = [
  onAws.data,
  onAws.files,
  onAws.identity,
  onAws.mail,
  onAws.api,
  ...onAws.areas,
  onAws.realtime,
  onAws.events,
  onAws.schedules,
  onAws.web,
  onAws.observability,
];

describe('the app', () => {
  it('has one stack for each part and each area', () => {
    const areas = new Set(contracts.map(({ area }) => `smena-api-${area}`));
    expect(stacks.map((stack) => stack?.stackName)).toEqual([
      'smena-data',
      'smena-files',
      'smena-identity',
      'smena-mail',
      'smena-api',
      ...areas,
      'smena-realtime',
      'smena-events',
      'smena-schedules',
      'smena-web',
      'smena-observability',
    ]);
  });

  it('leaves out the CDN and the alarms on the local cloud', () => {
    const { web, observability } = synthesise(localSettings);
    expect({ web, observability }).toEqual({ web: undefined, observability: undefined });
  });

  it('requires TLS for buckets, queues and topics', () => {
    // The policy of the bucket of files is in another stack.
    for (const type of ['S3::Bucket', 'SQS::Queue', 'SNS::Topic']) {
      const denying = stacks.flatMap((stack) =>
        resources<object>(stack, `AWS::${type}Policy`).filter((policy) =>
          JSON.stringify(policy).includes('{"Bool":{"aws:SecureTransport":"false"}}'),
        ),
      );
      expect(denying).toHaveLength(stacks.flatMap((stack) => resources(stack, `AWS::${type}`)).length);
    }
  });

  it('has no findings of cdk-nag without a justification', () => {
    const { app } = newApp();
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    expect(() => app.synth()).not.toThrow();
  });
});
