import { describe, expect, it } from 'vitest';
import { resources, synthesise } from './synthesise.ts';

const { identity } = synthesise();

describe('logins', () => {
  it('are found by e-mail, phone and login name, and created and recovered only by our functions', () => {
    expect(resources(identity, 'AWS::Cognito::UserPool')).toMatchObject([
      {
        AliasAttributes: ['email', 'phone_number', 'preferred_username'],
        AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
        AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only' }] },
        MfaConfiguration: 'OFF',
        Policies: { PasswordPolicy: { MinimumLength: 10 } },
        DeletionProtection: 'ACTIVE',
        DeletionPolicy: 'Retain',
      },
    ]);
  });
});

describe('clients', () => {
  type Client = { ExplicitAuthFlows: string[] };
  const clients = resources<Client>(identity, 'AWS::Cognito::UserPoolClient');

  it('sign in from the browser by SRP or a code, and from the server by password or a code', () => {
    expect(clients.map(({ ExplicitAuthFlows }) => ExplicitAuthFlows.toSorted())).toEqual([
      ['ALLOW_CUSTOM_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_SRP_AUTH'],
      ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    ]);
  });

  it('get tokens for an hour, refreshed for 30 days, and do not reveal which users exist', () => {
    const tokens = {
      AccessTokenValidity: 60,
      RefreshTokenValidity: 30 * 24 * 60,
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
    };
    expect(clients).toMatchObject([tokens, tokens]);
  });

  it('cannot change an e-mail or a phone directly in Cognito', () => {
    expect(clients).toMatchObject([{ WriteAttributes: ['locale'] }, { WriteAttributes: ['locale'] }]);
  });
});

describe('codes', () => {
  type Lambda = { FunctionName: string; Timeout: number; Environment: { Variables: Record<string, unknown> } };
  const lambdas = resources<Lambda>(identity, 'AWS::Lambda::Function');
  type Policy = { PolicyDocument: { Statement: { Action: string | string[] }[] } };
  const actions = resources<Policy>(identity, 'AWS::IAM::Policy').map(({ PolicyDocument }) =>
    PolicyDocument.Statement.flatMap(({ Action }) => Action).filter((action) => !action.startsWith('logs:')),
  );

  it('are requested and compared by three triggers, of which only one may access the table', () => {
    expect(resources(identity, 'AWS::Cognito::UserPool')).toMatchObject([
      {
        LambdaConfig: {
          DefineAuthChallenge: expect.anything(),
          CreateAuthChallenge: expect.anything(),
          VerifyAuthChallengeResponse: expect.anything(),
        },
      },
    ]);
    const knowing = lambdas.filter(({ Environment }) => 'TABLE' in Environment.Variables);
    expect(knowing.map(({ FunctionName }) => FunctionName)).toEqual(['smena-verify-challenge']);
    expect(actions.filter((each) => each.length > 0)).toHaveLength(1);
  });

  it("are answered before Cognito's trigger timeout", () => {
    expect(lambdas.map(({ Timeout }) => Timeout)).toEqual([5, 5, 5, 5]);
  });
});

describe("Cognito's own API for users", () => {
  it('is closed for every token: a V2 trigger removes its scope', () => {
    expect(resources(identity, 'AWS::Cognito::UserPool')).toMatchObject([
      {
        // The Lite plan ignores what a trigger does to access tokens.
        UserPoolTier: 'ESSENTIALS',
        LambdaConfig: {
          PreTokenGenerationConfig: {
            LambdaVersion: 'V2_0',
            LambdaArn: { 'Fn::GetAtt': [expect.stringMatching(/^suppressuserscope/), 'Arn'] },
          },
        },
      },
    ]);
    const [trigger] = resources<{ FunctionName: string; Environment: { Variables: object } }>(
      identity,
      'AWS::Lambda::Function',
    ).filter(({ FunctionName }) => FunctionName === 'smena-suppress-user-scope');
    expect(trigger).toBeDefined();
    const invoked = resources<{ FunctionName: object; Principal: string }>(identity, 'AWS::Lambda::Permission');
    expect(
      invoked.filter(({ FunctionName }) => JSON.stringify(FunctionName).includes('suppressuserscope')),
    ).toMatchObject([{ Principal: 'cognito-idp.amazonaws.com' }]);
  });
});
