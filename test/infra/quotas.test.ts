import { App, Stack } from 'aws-cdk-lib';
import { CfnIntegration, HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { describe, expect, it } from 'vitest';
import { figures, nearlyUsed, quotas } from '../../infra/quotas.ts';
import { synthesise } from './synthesise.ts';

/** Two stacks: one has an HTTP API, the other one its integrations. */
const appWith = (integrations: number) => {
  const app = new App({ builtinCloudFormationValidation: false });
  const { apiId } = new HttpApi(new Stack(app, 'api'), 'api', { createDefaultStage: false });
  const area = new Stack(app, 'area');
  for (let nth = 1; nth <= integrations; nth++)
    new CfnIntegration(area, `integration-${nth}`, { apiId, integrationType: 'HTTP_PROXY' });
  return app.synth();
};

describe('the quotas of AWS', () => {
  it('have room for the app to grow: no more than 80 % of each is used, or what its row allows', () => {
    expect(nearlyUsed(synthesise().app.synth())).toEqual([]);
  });

  it('are all measured', () => {
    const used = new Set(figures(synthesise().app.synth()).flatMap((figure) => (figure.used > 0 ? [figure.name] : [])));
    expect(quotas.filter(({ name }) => !used.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it('are reported with place, figure, limit and next step when they are nearly used', () => {
    expect(nearlyUsed(appWith(240))).toEqual([]);
    expect(nearlyUsed(appWith(241))).toEqual([
      expect.stringMatching(
        /^Integrations per API: api\/api\w+ uses 241 of 300 \(80\.3 %; allowed: 80 %\)\. Move paths to another HTTP API/,
      ),
    ]);
  });
});
