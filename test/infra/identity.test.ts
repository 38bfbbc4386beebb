import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { resources, synthesise } from './synthesise.ts';

const { identity } = synthesise();

type Client = { ClientName?: string; ExplicitAuthFlows: string[]; WriteAttributes: string[] };
const clients = resources<Client>(identity, 'AWS::Cognito::UserPoolClient');

describe('logins', () => {
  it('are found by e-mail, phone and login name, and made by nobody but us', () => {
    Template.fromStack(identity).hasResource('AWS::Cognito::UserPool', {
      Properties: {
        AliasAttributes: ['email', 'phone_number', 'preferred_username'],
        AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
        AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] },
        MfaConfiguration: 'OFF',
        DeletionProtection: 'ACTIVE',
      },
      DeletionPolicy: 'Retain',
    });
  });

  it('have passwords of at least 10 characters', () => {
    Template.fromStack(identity).hasResourceProperties('AWS::Cognito::UserPool', {
      Policies: { PasswordPolicy: { MinimumLength: 10 } },
    });
  });

  it('sign in from the browser by SRP or a code, and from the server by password', () => {
    expect(clients.map(({ ExplicitAuthFlows }) => ExplicitAuthFlows.toSorted())).toEqual([
      ['ALLOW_CUSTOM_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_SRP_AUTH'],
      ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    ]);
  });

  it.each(clients)('get tokens for an hour, refreshed for 30 days, that tell nobody who exists', (client) => {
    expect(client).toMatchObject({
      AccessTokenValidity: 60,
      RefreshTokenValidity: 43_200,
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
    });
  });

  it.each(clients)('cannot change their own e-mail or phone past our rules', ({ WriteAttributes }) => {
    expect(WriteAttributes).toEqual(['locale']);
  });
});
