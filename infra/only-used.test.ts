import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { bundling, handlers } from './build-functions.ts';
import { pureConstants } from './only-used.ts';

it('marks constants that are created by calls, and nothing else', () => {
  const code =
    "const a: A = f(1);\nexport const b = z.x().y({ ...a });\nconst c = 'f()';\nexport const d = () => f();\nf();\n";
  expect(pureConstants('a.ts', code)).toBe(
    "const a: A = /* @__PURE__ */ (() => (f(1)))();\nexport const b = /* @__PURE__ */ (() => (z.x().y({ ...a })))();\nconst c = 'f()';\nexport const d = () => f();\nf();\n",
  );
});

it('a function bundles its own contract and no other', async () => {
  const { outputFiles } = await build({ ...bundling, entryPoints: [handlers['get-shift'] ?? ''], write: false });
  const code = outputFiles[0]?.text ?? '';
  expect(['"get-shift"', '"cancel-shift"', '"list-candidates"'].filter((name) => code.includes(name))).toEqual([
    '"get-shift"',
  ]);
});
