import { join } from 'node:path';
import { buildSync, type TransformOptions } from 'esbuild';

/**
 * The syntax that cloudfront-js-2.0 documents beyond ES 5.1. It has neither destructuring nor spread nor for-of; esbuild
 * refuses what it cannot write otherwise.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export const edgeSyntax: Pick<TransformOptions, 'target' | 'supported'> = {
  target: 'es5',
  supported: { 'const-and-let': true, arrow: true, 'template-literal': true },
};

/** The code of the CloudFront function: one script with a global `handler`. CloudFront accepts at most 10 kB. */
export const edgeFunction = (): string => {
  const { outputFiles } = buildSync({
    ...edgeSyntax,
    entryPoints: [join(import.meta.dirname, 'choose-document.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'edge',
    minifyWhitespace: true,
  });
  return `${outputFiles[0]?.text ?? ''}\nfunction handler(event) { return edge.handler(event); }\n`;
};
