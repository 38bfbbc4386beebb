import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { BundledFunction } from '../constructs/bundled-function.ts';
import { lambdaLimits } from '../lambda-limits.ts';
import { settingsOf } from '../settings.ts';
import type { DataStack } from './data.ts';

/** The user pool: one user per login. The accounts of a login are in the table. */
export class IdentityStack extends Stack {
  readonly userPool: cognito.UserPool;
  /** The web app's client: SRP, where the password never leaves the browser, or a code by SMS. */
  readonly webClient: cognito.UserPoolClient;
  /** The client of the REST login, for other clients: usable only by a function with a grant. */
  readonly serverClient: cognito.UserPoolClient;

  constructor(
    scope: Construct,
    id: string,
    { disposable, data, ...props }: StackProps & { disposable: boolean; data: DataStack },
  ) {
    super(scope, id, props);

    this.userPool = new cognito.UserPool(this, 'logins', {
      userPoolName: 'smena',
      // The user name is the login's id; people sign in with an alias.
      signInAliases: { username: true, email: true, phone: true, preferredUsername: true },
      signInCaseSensitive: false,
      // Logins are created by our own endpoints, which verify e-mail and phone and send the messages.
      selfSignUpEnabled: false,
      autoVerify: { email: false, phone: false },
      accountRecovery: cognito.AccountRecovery.NONE,
      enableSmsRole: false,
      passwordPolicy: {
        minLength: 10,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      mfa: cognito.Mfa.OFF,
      // A trigger changes access tokens from this plan on.
      featurePlan: cognito.FeaturePlan.ESSENTIALS,
      deletionProtection: !disposable,
      removalPolicy: disposable ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN,
    });
    this.askForCodes(data, this.userPool);
    this.closeUserApi(this.userPool);

    const tokens = {
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      disableOAuth: true,
      // The validity of a code plus some time for slow typing.
      authSessionValidity: Duration.minutes(6),
      // Otherwise the bearer of a token could change an e-mail or phone without our uniqueness checks.
      writeAttributes: new cognito.ClientAttributes().withStandardAttributes({ locale: true }),
    };
    this.webClient = this.userPool.addClient('web', { ...tokens, authFlows: { userSrp: true, custom: true } });
    this.serverClient = this.userPool.addClient('server', {
      ...tokens,
      authFlows: { adminUserPassword: true, custom: true },
    });

    new CfnOutput(this, 'UserPoolId', { value: this.userPool.userPoolId });
    new CfnOutput(this, 'WebClientId', { value: this.webClient.userPoolClientId });
    new CfnOutput(this, 'ServerClientId', { value: this.serverClient.userPoolClientId });

    const accepted = Validations.of(this.userPool);
    accepted.acknowledge({
      id: 'AwsSolutions-COG1',
      reason: 'Length protects, composition rules do not (NIST 800-63B)',
    });
    accepted.acknowledge({ id: 'AwsSolutions-COG2', reason: 'The specification signs people in with one factor' });
    accepted.acknowledge({ id: 'AwsSolutions-COG8', reason: 'The Plus plan charges per user for what the limits do' });
  }

  /** The sign-in by SMS code is Cognito's custom challenge: define, create and verify. */
  private askForCodes({ table }: DataStack, userPool: cognito.UserPool) {
    const trigger = (name: string, description: string, reach: { table?: ITable; writes?: boolean } = {}) =>
      new BundledFunction(this, name, { description, limits: lambdaLimits(name, 'trigger'), ...reach });
    const define = trigger('define-challenge', 'Says what a sign-in by code asks for next');
    const create = trigger('create-challenge', 'Asks for the code; it has been sent already');
    const verify = trigger('verify-challenge', 'Compares a code, within its limits', { table, writes: true });
    const { limits } = settingsOf(this);
    if (limits) verify.addEnvironment('LIMITS', limits);
    userPool.addTrigger(cognito.UserPoolOperation.DEFINE_AUTH_CHALLENGE, define);
    userPool.addTrigger(cognito.UserPoolOperation.CREATE_AUTH_CHALLENGE, create);
    userPool.addTrigger(cognito.UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE, verify);
  }
  /** Cognito's own API for users is closed: ChangePassword and DeleteUser would bypass our rules and the audit log. */
  private closeUserApi(userPool: cognito.UserPool) {
    const suppress = new BundledFunction(this, 'suppress-user-scope', {
      description: "Removes the scope of Cognito's own user API from access tokens",
      limits: lambdaLimits('suppress-user-scope', 'trigger'),
    });
    userPool.addTrigger(cognito.UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, suppress, cognito.LambdaVersion.V2_0);
  }
}
