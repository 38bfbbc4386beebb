import { expect, it } from 'vitest';
import { resources, synthesise } from './synthesise.ts';

const settings = { mailFrom: 'shifts@mail.smena.example', origin: 'https://smena.example' };
const { mail } = synthesise(settings);

it('sends from a domain of our own, over TLS, and not again to whom it could not reach', () => {
  expect(resources(mail, 'AWS::SES::EmailIdentity')).toMatchObject([{ EmailIdentity: 'mail.smena.example' }]);
  expect(resources(mail, 'AWS::SES::ConfigurationSet')).toMatchObject([
    {
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    },
  ]);
});
