import { expect, it } from 'vitest';
import { resources, settings, synthesise } from './synthesise.ts';

const { mail, events, areas } = synthesise(settings);

it('sends from our own domain over TLS, and not to suppressed addresses', () => {
  expect(resources(mail, 'AWS::SES::EmailIdentity')).toMatchObject([{ EmailIdentity: 'mail.smena.example' }]);
  expect(resources(mail, 'AWS::SES::ConfigurationSet')).toMatchObject([
    {
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    },
  ]);
});

it("lets two functions send, one of them files, from our address only, with links to the app's origin", () => {
  type Policy = { PolicyDocument: { Statement: { Action: string | string[]; Condition?: unknown }[] } };
  const sending = [events, ...areas]
    .flatMap((area) => resources<Policy>(area, 'AWS::IAM::Policy'))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement.filter(({ Action }) => Action.includes('ses:SendEmail')));
  expect(sending.map(({ Action }) => Action)).toEqual(['ses:SendEmail', ['ses:SendEmail', 'ses:SendRawEmail']]);
  for (const { Condition } of sending)
    expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': settings.mailFrom } });
  type Lambda = { Environment: { Variables: Record<string, unknown> } };
  const origins = [events, ...areas]
    .flatMap((area) => resources<Lambda>(area, 'AWS::Lambda::Function'))
    .flatMap(({ Environment: { Variables } }) => Variables['ORIGIN'] ?? []);
  expect(new Set(origins)).toEqual(new Set([settings.origin]));
});

it('publishes what bounced and who complained, which one function reads', () => {
  type Destination = { EventDestination: { MatchingEventTypes: string[] } };
  expect(resources<Destination>(mail, 'AWS::SES::ConfigurationSetEventDestination')).toMatchObject([
    { EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] } },
  ]);
  type Policy = { PolicyDocument: { Statement: object[] } };
  const statements = resources<Policy>(mail, 'AWS::SNS::TopicPolicy').flatMap(
    ({ PolicyDocument }) => PolicyDocument.Statement,
  );
  expect(statements).toContainEqual(
    expect.objectContaining({
      Effect: 'Allow',
      Action: 'sns:Publish',
      Principal: { Service: 'ses.amazonaws.com' },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    }),
  );
  expect(resources(events, 'AWS::SNS::Subscription')).toMatchObject([{ Protocol: 'lambda' }]);
});
