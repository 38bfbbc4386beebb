import { App, type StackProps, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { contracts } from '#shared/contracts/all.ts';
import { region } from './security-headers.ts';
import { settingsOf } from './settings.ts';
import { ApiAreaStack } from './stacks/api-area.ts';
import { ApiStack } from './stacks/api.ts';
import { DataStack } from './stacks/data.ts';
import { EventsStack } from './stacks/events.ts';
import { FilesStack } from './stacks/files.ts';
import { FirewallStack, firewallRegion } from './stacks/firewall.ts';
import { IdentityStack } from './stacks/identity.ts';
import { MailStack } from './stacks/mail.ts';
import { ObservabilityStack } from './stacks/observability.ts';
import { RealtimeStack } from './stacks/realtime.ts';
import { SchedulesStack } from './stacks/schedules.ts';
import { WebStack } from './stacks/web.ts';

/**
 * Smena on AWS. `cdk deploy --all` deploys it to an account; with `-c local=true` and AWS_ENDPOINT_URL the same app,
 * without its edge and its alarms, to a local cloud.
 *
 *     browser ── web (CloudFront, S3) ── api ── api-<area> (a Lambda per contract) ──┐
 *        ├────── identity (Cognito) ──────┘         │                                   ├── data (DynamoDB)
 *        └────── files (S3, a Lambda per arrival) ──┤                                   │
 *                                                schedules (EventBridge, Lambdas) ───┤
 *                          mail (SES) ── events (the table's stream, SQS, Lambdas) ──┘
 *                                                observability watches them all
 */
export const smena = (app: App) => {
  const { local, firewall } = settingsOf(app);
  const here: StackProps = { env: { region } };

  const data = new DataStack(app, 'smena-data', { ...here, disposable: local });
  const files = new FilesStack(app, 'smena-files', { ...here, disposable: local, data });
  const mail = new MailStack(app, 'smena-mail', here);
  const identity = new IdentityStack(app, 'smena-identity', { ...here, disposable: local, data });
  const api = new ApiStack(app, 'smena-api', { ...here, identity });
  const realtime = new RealtimeStack(app, 'smena-realtime', { ...here, data, identity, api });
  const areas = [...new Set(contracts.map(({ area }) => area))].map(
    (area) => new ApiAreaStack(app, `smena-api-${area}`, { ...here, area, data, files, identity, api, realtime }),
  );
  const events = new EventsStack(app, 'smena-events', { ...here, data, identity, mail, files, realtime });
  const schedules = new SchedulesStack(app, 'smena-schedules', { ...here, data, files, identity });
  const guard =
    local || firewall === undefined
      ? undefined
      : new FirewallStack(app, 'smena-firewall', {
          env: { region: firewallRegion },
          crossRegionReferences: true,
          requests: firewall,
        });
  const web = local
    ? undefined
    : new WebStack(app, 'smena-web', {
        ...here,
        ...(guard && { crossRegionReferences: true, firewall: guard.arn }),
        files,
        identity,
        api,
        realtime,
      });
  const observability = local
    ? undefined
    : new ObservabilityStack(app, 'smena-observability', { ...here, data, api, realtime });

  return { data, files, identity, mail, api, areas, realtime, events, schedules, guard, web, observability };
};

if (import.meta.main) {
  const app = new App();
  if (!settingsOf(app).local) Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  smena(app);
}
