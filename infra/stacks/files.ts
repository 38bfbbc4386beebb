import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import {
  catalogueFolder,
  incoming,
  privateFolder,
  type PrivatePurposeName,
  privatePurposeNames,
  privatePurposes,
  published,
  type PurposeName,
  purposeNames,
} from '#shared/domain/files/purposes.ts';
import { ArrivalFunction } from '../constructs/arrival-function.ts';
import { settingsOf } from '../settings.ts';
import type { DataStack } from './data.ts';

type Action = 's3:GetObject' | 's3:PutObject' | 's3:DeleteObject';

/**
 * Uploaded files and private ones: the bucket, and the check of everything that arrives. The web stack has its policy.
 */
export class FilesStack extends Stack {
  readonly bucket: s3.Bucket;

  constructor(
    scope: Construct,
    id: string,
    { disposable, data, ...props }: StackProps & { disposable: boolean; data: DataStack },
  ) {
    super(scope, id, props);

    const { local, origin } = settingsOf(this);
    // Both names of the local web server.
    const origins = local ? [origin, origin.replace('//localhost:', '//127.0.0.1:')] : [origin];
    this.bucket = new s3.Bucket(this, 'bucket', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      // A name is written once, and a removed picture must be gone: no versions are kept.
      versioned: false,
      cors: [{ allowedMethods: [s3.HttpMethods.POST], allowedOrigins: origins, allowedHeaders: ['*'], maxAge: 3600 }],
      lifecycleRules: [
        // The check deletes what it has read; this removes what it never read.
        { id: 'incoming', prefix: `${incoming}/`, expiration: Duration.days(2) },
        // remove-files deletes a private file when it expires; this removes what it does not know of.
        ...privatePurposeNames.map((purpose) => ({
          id: `private-${purpose}`,
          prefix: `${privateFolder}/${purpose}/`,
          expiration: Duration.days(privatePurposes[purpose].days + 2),
        })),
        { id: 'unfinished', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      removalPolicy: disposable ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN,
    });
    // CDK's `eventBridgeEnabled` would add a Lambda that sets this property.
    this.bucketResource.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };

    const receive = new ArrivalFunction(this, 'receive-upload', {
      description: 'Checks an arrived file and makes what its purpose needs',
      table: data.table,
      bucket: this.bucket,
      prefix: `${incoming}/`,
    });
    this.grant(receive, ['s3:GetObject', 's3:DeleteObject'], [`${incoming}/*`]);
    this.grant(receive, ['s3:PutObject'], [`${published}/*`]);

    new CfnOutput(this, 'FilesBucketName', { value: this.bucket.bucketName });

    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Every upload is an item of the table, and every read passes the distribution or a function',
    });
    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S10',
      reason:
        'The web stack has the policy of the bucket, which refuses requests without TLS and names the distribution',
    });
  }

  /** The origin to which browsers send files. */
  get uploadOrigin(): string {
    return `https://${this.bucket.bucketRegionalDomainName}`;
  }

  /** Lets a function sign the forms of uploads: a form can do no more than the function. */
  letReceive(signer: lambda.Function): void {
    this.grant(
      signer,
      ['s3:PutObject'],
      purposeNames.map((purpose) => `${incoming}/${purpose}/*`),
    );
  }

  /** Lets a function read what was made from the files of a purpose. */
  letRead(reader: lambda.Function, purpose: PurposeName): void {
    this.grant(reader, ['s3:GetObject'], [`${published}/${purpose}/*`]);
  }

  /** Lets a function write the private files of a purpose. */
  letWritePrivate(writer: lambda.Function, purpose: PrivatePurposeName): void {
    this.grant(writer, ['s3:PutObject'], [`${privateFolder}/${purpose}/*`]);
  }

  /** Lets a function sign URLs of the private files of a purpose: a URL can do no more than the function. */
  letSignPrivate(signer: lambda.Function, purpose: PrivatePurposeName): void {
    this.grant(signer, ['s3:GetObject'], [`${privateFolder}/${purpose}/*`]);
  }

  /** Lets a function read the snapshots of the catalogue. */
  letReadCatalogue(reader: lambda.Function): void {
    this.grant(reader, ['s3:GetObject'], [`${catalogueFolder}/*`]);
  }

  /** Lets a function store the snapshots of the catalogue, and delete old ones. */
  letWriteCatalogue(writer: lambda.Function): void {
    this.grant(writer, ['s3:PutObject', 's3:DeleteObject'], [`${catalogueFolder}/*`]);
  }

  letDelete(remover: lambda.Function): void {
    this.grant(remover, ['s3:DeleteObject'], [`${incoming}/*`, `${published}/*`, `${privateFolder}/*`]);
  }

  /** Names the bucket to a function and allows actions on these objects. Nobody may list the bucket. */
  private grant(to: lambda.Function, actions: readonly Action[], objects: readonly string[]): void {
    to.addEnvironment('FILES_BUCKET', this.bucket.bucketName);
    to.addToRolePolicy(
      new iam.PolicyStatement({
        actions: [...actions],
        resources: objects.map((keys) => this.bucket.arnForObjects(keys)),
      }),
    );
    const arn = Stack.of(to) === this ? `<${this.getLogicalId(this.bucketResource)}.Arn>` : this.exportedArn();
    for (const keys of objects)
      Validations.of(to.role ?? to).acknowledge({
        id: `AwsSolutions-IAM5[Resource::${arn}/${keys}]`,
        reason: 'Files have random names under the prefix that is granted',
      });
  }

  private get bucketResource(): s3.CfnBucket {
    return this.bucket.node.defaultChild as s3.CfnBucket;
  }

  /** The name under which other stacks import the bucket's ARN. */
  private exportedArn(): string {
    const imported = this.resolve(this.exportValue(this.bucket.bucketArn)) as { 'Fn::ImportValue': string };
    return imported['Fn::ImportValue'];
  }
}
