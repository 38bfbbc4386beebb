import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { DISABLE_CREATION_STACK_TRACES } from 'aws-cdk-lib/cx-api';
import { documentFile, languages, pageDocuments, unknownOrigin } from '#shared/domain/public-pages.ts';
import { smena } from '../../infra/app.ts';
import { handlers } from '../../infra/build/build-functions.ts';
import { hashesFile } from '../../infra/security-headers.ts';

const { context: settled } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };

/** CSP sources of a build. */
export const inlineHashes = { script: ["'sha256-script'"], style: ["'sha256-style'"] };

/** Placeholder files for `npm run build`: the templates only need something to hash. */
const emptyDist = () => {
  const dist = mkdtempSync(join(tmpdir(), 'smena-dist-'));
  for (const language of languages)
    for (const page of pageDocuments) {
      const file = join(dist, 'web', documentFile(language, page));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `<link rel="canonical" href="${unknownOrigin}/">`);
    }
  mkdirSync(join(dist, 'web/.vite'));
  writeFileSync(hashesFile(join(dist, 'web')), JSON.stringify(inlineHashes));
  for (const folder of ['web', ...Object.keys(handlers).map((name) => `functions/${name}`)]) {
    mkdirSync(join(dist, folder), { recursive: true });
    writeFileSync(join(dist, folder, 'index.mjs'), '');
  }
  return dist;
};

/**
 * A new app with the settings of cdk.json, for AWS unless the context says otherwise. The rules of CloudFormation, which
 * the CDK checks for a third of its time, are those of `npm run synth` and `npm run templates`.
 */
export const newApp = (context: Readonly<Record<string, string>> = {}) => {
  const app = new App({
    builtinCloudFormationValidation: false,
    context: { ...settled, [DISABLE_CREATION_STACK_TRACES]: true, dist: emptyDist(), ...context },
  });
  return { app, ...smena(app) };
};

const known = new Map<string, ReturnType<typeof newApp>>();

/**
 * The app as `cdk deploy` synthesises it. Tests only read it, so all files of a run share one synthesis per context:
 * the unit tests keep their modules from file to file.
 */
export const synthesise = (context: Readonly<Record<string, string>> = {}) => {
  const key = JSON.stringify(context);
  const smenaApp = known.get(key) ?? newApp(context);
  known.set(key, smenaApp);
  return smenaApp;
};

/**
 * The settings of a deployment that differ from their defaults in the tests. One set, so that one synthesis serves all.
 */
export const settings = {
  mailFrom: 'shifts@mail.smena.example',
  origin: 'https://smena.example',
  alarmEmail: 'ops@smena.test',
  reserve: 'false',
  geocoderUrl: 'https://map.example',
};

/** The settings of the local cloud; also one set for all tests. */
export const localSettings = { local: 'true', origin: 'http://localhost:5173' };

const templates = new WeakMap<Stack, Template>();

/** Asking the app for a template compares the paths of all its constructs. */
const templateOf = (stack: Stack): Template => {
  const template = templates.get(stack) ?? Template.fromStack(stack);
  templates.set(stack, template);
  return template;
};

/** A template's resources of one type: their properties, typed by the test, and their deletion policies. */
export const resources = <P = object>(stack: Stack | undefined, type: string): (P & { DeletionPolicy?: string })[] =>
  stack
    ? Object.values(templateOf(stack).findResources(type)).map(({ Properties, DeletionPolicy }) => ({
        ...(Properties as P),
        DeletionPolicy: DeletionPolicy as string | undefined,
      }))
    : [];
