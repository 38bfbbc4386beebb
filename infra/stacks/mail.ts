import { Stack, type StackProps } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as ses from 'aws-cdk-lib/aws-ses';
import * as sns from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { settingsOf } from '../settings.ts';

/** Sending e-mail: the SES identity and configuration set. */
export class MailStack extends Stack {
  private readonly from: string;
  private readonly origin: string;
  private readonly identity: ses.EmailIdentity;
  private readonly set: ses.ConfigurationSet;
  /** Letters that reached nobody, and complaints about letters. Undefined in the local cloud, whose SES has no events. */
  readonly bounces: sns.Topic | undefined;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);

    const { mailFrom, origin } = settingsOf(this);
    this.from = mailFrom;
    this.origin = origin;
    this.set = new ses.ConfigurationSet(this, 'letters', {
      configurationSetName: 'smena-letters',
      // E-mails contain links that grant access, so they require TLS.
      tlsPolicy: ses.ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: ses.SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    this.identity = new ses.EmailIdentity(this, 'domain', {
      identity: ses.Identity.domain(mailFrom.split('@').at(-1) ?? ''),
      configurationSet: this.set,
    });
    this.bounces = settingsOf(this).local ? undefined : this.publishBounces();
  }

  private publishBounces(): sns.Topic {
    const topic = new sns.Topic(this, 'bounces', { topicName: 'smena-bounces', enforceSSL: true });
    const published = topic.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal('ses.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    const destination = this.set.addEventDestination('bounces', {
      destination: ses.EventDestination.snsTopic(topic),
      events: [ses.EmailSendingEvent.BOUNCE, ses.EmailSendingEvent.COMPLAINT],
    });
    // SES checks that it may publish.
    if (published.policyDependable) destination.node.addDependency(published.policyDependable);
    return topic;
  }

  /** Allows a function to send e-mail from our address only. Files with it are another action of IAM, `ses:SendRawEmail`. */
  letSend(sender: lambda.Function, ...more: 'ses:SendRawEmail'[]): void {
    sender.addEnvironment('ORIGIN', this.origin);
    sender.addEnvironment('MAIL_FROM', `Smena <${this.from}>`);
    sender.addEnvironment('MAIL_SET', this.set.configurationSetName);
    // The local cloud authorises sending on `*` only.
    const narrow = {
      resources: [
        this.identity.emailIdentityArn,
        this.formatArn({ service: 'ses', resource: 'configuration-set', resourceName: this.set.configurationSetName }),
      ],
      conditions: { StringEquals: { 'ses:FromAddress': this.from } },
    };
    const { local } = settingsOf(this);
    sender.addToRolePolicy(
      new iam.PolicyStatement({ actions: ['ses:SendEmail', ...more], ...(local ? { resources: ['*'] } : narrow) }),
    );
  }
}
