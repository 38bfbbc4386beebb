import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than others of their size; started last, they would run while the other workers are idle. */
const long = /\/((screens-\w+|every-screen-\w+|faults)\.browser|reach\.http)\.test\.ts$/;

/** A clean clone knows no durations, so vitest would start the largest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
