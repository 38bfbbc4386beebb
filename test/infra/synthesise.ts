import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { smena } from '../../infra/app.ts';
import { handlers } from '../../infra/build-functions.ts';

const { context: settled } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };

/** Stands in for what `npm run build` makes: the templates only need something to hash. */
const emptyDist = () => {
  const dist = mkdtempSync(join(tmpdir(), 'smena-dist-'));
  for (const folder of ['web', ...Object.keys(handlers).map((name) => `functions/${name}`)]) {
    mkdirSync(join(dist, folder), { recursive: true });
    writeFileSync(join(dist, folder, 'index.mjs'), '');
  }
  return dist;
};

/** The app as `cdk deploy` makes it, for AWS unless the context says otherwise. */
export const synthesise = (context: Record<string, string> = {}) => {
  const app = new App({ context: { ...settled, dist: emptyDist(), ...context } });
  return { app, ...smena(app) };
};

type Properties = Record<string, unknown>;
/** A template's resources of one type; for a type that the test knows the properties of. */
export const resources = <P = Properties>(stack: Stack, type: string): P[] =>
  Object.values(Template.fromStack(stack).findResources(type)).map((resource) => resource['Properties'] as P);
