import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../infra/local/folders.ts';

/** Hooks and imports count, because they may take longer than the tests. */
const secondsOf = (module: TestModule): number => {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + duration) / 1000;
};

/** Prints the ten files that took longest. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules
      .map((module) => ({ module, seconds: secondsOf(module) }))
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, 10)
      .map(({ module: { project, moduleId }, seconds }) => {
        const took = `${seconds.toFixed(1)} s`.padStart(8);
        return `  ${took}  ${project.name.padEnd(7)}  ${relative(root, moduleId)}`;
      });
    console.log(['', 'The slowest files:', ...files, ''].join('\n'));
  }
}
