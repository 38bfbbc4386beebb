import { expect, it } from 'vitest';
import { sources } from './sources.ts';

/**
 * A write describes what a transaction does, and does nothing by itself. Its functions end in Write, Writes, Check or
 * Checks. Before a statement is `;`, a brace, `)` of an `if`, or `else`; before an expression in a list or a call is
 * another sign. `grantWrite` is a method of the CDK.
 */
const dropped = /(?<=;|(?<!\$)\{|[})]|\belse)\s*(?:(?:await|void) )?((?:\w+\.)*(?!grant)\w+(?:Write|Check)s?)\(/g;
const comment = /^\s*(?:\/\/|\/?\*).*$/gm;

const droppedIn = (text: string): string[] =>
  [...text.replaceAll(comment, '').matchAll(dropped)].map(([, name = '']) => name);

it('a write is given to a transaction: a statement that only computes one does nothing', () => {
  const found = sources
    .filter(({ file }) => /^(?:bench|functions|infra|test\/(?!architecture))/.test(file))
    .flatMap(({ file, text }) => droppedIn(text).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});

it('a dropped write is found, also over several lines and with its reads awaited', () => {
  const code = `
    const kept = cartWrite(before, after);
    // A comment.
    endSessionsWrite(id, now);
    if (isNew) data.storeWrites(
      store,
    );
    await planUseWrites(company, 'workers', { by, now });
    for (const id of ids) { activeCompanyCheck(id); }
    const all = [
      ...onSaleChecks(product),
      auditEntryWrite({ action }),
    ];
    return after ? cartWrite(before, after) : noThreadCheck(id);`;
  expect(droppedIn(code)).toEqual(['endSessionsWrite', 'data.storeWrites', 'planUseWrites', 'activeCompanyCheck']);
});
