import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** The name of an import. */
const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const folder = new URL('../../shared/messages/en/', import.meta.url);

/** The types of the messages in web/i18next.d.ts: the web app can load every file of a language's folder. */
export const messageTypes = (): string => {
  const areas = readdirSync(folder)
    .filter((file) => !file.endsWith('.generated.ts'))
    .map((file) => basename(file, '.ts'))
    .toSorted();
  return `import 'i18next';
${areas.map((area) => `import type ${camel(area)} from '#shared/messages/en/${area}.ts';\n`).join('')}
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
${areas.map((area) => `      ${camel(area) === area ? area : `'${area}'`}: typeof ${camel(area)};\n`).join('')}    };
  }
}
`;
};
