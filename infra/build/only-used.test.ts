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

it.each([
  'const a = register.push(1);',
  'const a = (b.c = 1);',
  'export const a = z.globalRegistry.add(b, {});',
  "const a = process.on('exit', b);",
  'const a = setInterval(b, 1);',
  'const a = [delete b.c];',
  'export const a = { b: counter++ };',
  'const a = await b();',
])('refuses a constant with a side effect: %s', (code) => {
  expect(() => pureConstants('a.ts', code)).toThrow('A top-level constant of a.ts has a side effect');
});

it.each(['const a = f(() => list.push(1));', 'const a = new Map([[1, 2]]).get(1);', "const a = requireEnv('A');"])(
  'accepts %s',
  (code) => {
    expect(pureConstants('a.ts', code)).toContain('@__PURE__');
  },
);

it('a function bundles its own contract and no other', async () => {
  const { outputFiles } = await build({ ...bundling, entryPoints: [handlers['get-shift'] ?? ''], write: false });
  const code = outputFiles[0]?.text ?? '';
  expect(['"get-shift"', '"cancel-shift"', '"list-candidates"'].filter((name) => code.includes(name))).toEqual([
    '"get-shift"',
  ]);
});
