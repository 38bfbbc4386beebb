import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';

/** Who signs in: a login of the user pool. Which accounts a login has is in the table. */
export class IdentityStack extends Stack {
  readonly userPool: cognito.UserPool;
  /** The web app's: a password that never leaves the browser (SRP), or a phone code. */
  readonly webClient: cognito.UserPoolClient;
  /** The REST login's, for other clients: only a function with a grant can use it. */
  readonly serverClient: cognito.UserPoolClient;

  constructor(scope: Construct, id: string, { disposable, ...props }: StackProps & { disposable: boolean }) {
    super(scope, id, props);

    this.userPool = new cognito.UserPool(this, 'logins', {
      userPoolName: 'smena',
      // The user name is the login's id; people type one of the others.
      signInAliases: { username: true, email: true, phone: true, preferredUsername: true },
      signInCaseSensitive: false,
      // Logins are made by our own endpoints, which also verify e-mail and phone and send the letters.
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
      deletionProtection: !disposable,
      removalPolicy: disposable ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN,
    });
    // The triggers of the phone code (functions/sign-in) belong here.

    const tokens = {
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      disableOAuth: true,
      // A token's bearer could otherwise change an e-mail or phone past our rules of uniqueness.
      writeAttributes: new cognito.ClientAttributes().withStandardAttributes({ locale: true }),
    };
    this.webClient = this.userPool.addClient('web', { ...tokens, authFlows: { userSrp: true, custom: true } });
    this.serverClient = this.userPool.addClient('server', { ...tokens, authFlows: { adminUserPassword: true } });

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
}
