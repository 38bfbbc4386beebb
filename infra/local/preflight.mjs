/// <reference types="node" />
// Plain JavaScript without packages: it runs first, under whichever Node version the machine has.
import { existsSync, readFileSync } from 'node:fs';

const manifest = /** @type {Record<string, Record<string, string>>} */ (
  JSON.parse(readFileSync('package.json', 'utf8'))
);
const missing = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).find(
  (name) => !existsSync(`node_modules/${name}/package.json`),
);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (missing) {
  console.error(`The packages are not installed completely (${missing} is missing): run \`npm ci\` first.`);
  process.exit(1);
}
if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    `Node ${process.versions.node} is too old, and \`npm ci\` brings a newer one to Linux only: install Node 22.22 or newer.`,
  );
  process.exit(1);
}
