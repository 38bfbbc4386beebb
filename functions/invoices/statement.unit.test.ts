import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { readStatement } from '#shared/domain/invoices/statement.ts';

const names = ['Příliš žluťoučký kůň', 'ÚPĚL ĎÁBELSKÉ ÓDY', 'Řeřicha, Čáp & Ňouma', 'ŠŤASTNÝ Žid', 'Novak'];
/** A payment from each of them, in the format ABO. */
const lines = names.map(
  (name) =>
    `075${'0000192000145399'}${'0'.repeat(16)}${'1'.padStart(13, '0')}${'24200'.padStart(12, '0')}2${'0'.repeat(30)}311026${name.padEnd(20)}00203311026`,
);

it.each(['cp852', 'win1250', 'iso-8859-2', 'utf8'])('a bank statement in %s has the names of payers', (encoding) => {
  const read = readStatement(iconv.encode(lines.join('\r\n'), encoding));
  expect('issues' in read ? read.issues : read.statement.payments.map(({ name }) => name)).toEqual(names);
});

it.each(names)('a bank statement with only %s is read in CP852 and in Windows-1250', (name) => {
  const line = lines.find((each) => each.includes(name)) ?? '';
  for (const encoding of ['cp852', 'win1250']) {
    const read = readStatement(iconv.encode(line, encoding));
    expect('issues' in read ? read.issues : read.statement.payments[0]?.name).toEqual(name);
  }
});
