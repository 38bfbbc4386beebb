// Verifies the proof of a tender with Node alone: `node docs/verify-tender.mjs proof.json`. Exit code 1 if it is wrong.
import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
const { tender, head, entries, quotes } = JSON.parse(readFileSync(process.argv[2] ?? 'proof.json', 'utf8'));
const [wrong, last] = [[], new Map()];
const check = (isRight, problem) => isRight || wrong.push(`WRONG: ${problem}`);
const sha256 = (text, encoding) => createHash('sha256').update(text, encoding).digest('hex');
const canonical = (value) => {
  const keys = []; // As the second argument, it sorts the keys of every object.
  JSON.stringify(value, (key, member) => keys.push(key) && member);
  return JSON.stringify(value, keys.toSorted());
};
const idOf = ({ participation_id, revision }) => `${participation_id}/${revision}`;
const isHash = (hash, bytes) => bytes === null || hash === sha256(bytes, 'base64');
const isOf = (quote, { what, details }) =>
  what === 'quoted' && idOf(details) === idOf(quote) && isHash(details.sealed_sha256, quote.sealed);
// Equal keys, IVs, additional data and terms give equal bytes: sealing again proves the same as decryption.
const sealedAgain = ({ sealed, key, terms, ...quote }) => {
  const [secret, iv] = [key, sealed.slice(0, 16)].map((text) => Buffer.from(text, 'base64'));
  const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(`${tender.id}/${idOf(quote)}`);
  return Buffer.concat([iv, cipher.update(canonical(terms)), cipher.final(), cipher.getAuthTag()]).toString('base64');
};
for (const [i, { hash, ...entry }] of entries.entries()) {
  const isNext = entry.n === i + 1 && entry.previous === (entries[i - 1]?.hash ?? '');
  check(isNext && hash === sha256(canonical(entry)), `entry ${i + 1} was changed, removed or moved`);
  const deadline = entries.slice(0, i).findLast(({ details }) => details.deadline)?.details.deadline;
  check(entry.what !== 'opened' || new Date(entry.at) >= new Date(deadline), `entry ${i + 1} opens too early`);
  if (/^(quoted|revoked|declined|removed)$/.test(entry.what)) last.set(entry.details.participation_id, entry);
}
check(head.n === entries.length && head.hash === entries.at(-1)?.hash, 'the last entry is not the head');
for (const entry of last.values())
  check(entry.what !== 'quoted' || quotes.some((quote) => isOf(quote, entry)), `no quote ${idOf(entry.details)}`);
for (const quote of quotes) {
  const isNoted = entries.some((entry) => isOf(quote, entry) && isHash(entry.details.key_sha256, quote.key));
  check(isNoted, `quote ${idOf(quote)} is not the one in the history`);
  check(quote.key ? sealedAgain(quote) === quote.sealed : !quote.terms, `quote ${idOf(quote)} had other terms`);
  console.log(`${idOf(quote)}: ${quote.terms ? canonical(quote.terms) : 'sealed'}`);
}
console.log(wrong.join('\n') || `RIGHT: tender ${tender.number} ${tender.name}, ${head.n} entries, head ${head.hash}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
