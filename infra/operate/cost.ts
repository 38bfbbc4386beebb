import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../generate/markdown.ts';
import { root } from '../local/folders.ts';
import { type Bill, billOf, dearest } from './cost/bill.ts';
import { readMeasured } from './cost/measured.ts';
import { halving, lines, prices, pricesKnownIn } from './cost/prices.ts';
import { costOfType, countTypes, type Template } from './cost/resources.ts';

type Manifest = { artifacts: Record<string, { type: string; properties?: { templateFile?: string } }> };

/** Those of the manifest, because the folder keeps templates of stacks that no longer exist. */
const readTemplates = (): Template[] => {
  const fileOf = (name: string) => join(root, 'cdk.out', name);
  if (!existsSync(fileOf('manifest.json'))) throw new Error('cdk.out has no templates: run `npm run synth` first');
  const { artifacts } = JSON.parse(readFileSync(fileOf('manifest.json'), 'utf8')) as Manifest;
  return Object.values(artifacts)
    .filter(({ type }) => type === 'aws:cloudformation:stack')
    .map(({ properties }) => JSON.parse(readFileSync(fileOf(properties?.templateFile ?? ''), 'utf8')) as Template);
};

const dollars = (usd: number) => usd.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const figure = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 3 });

const linesTable = (names: readonly string[], bills: readonly Bill[]): string =>
  table(
    ['line', 'USD', 'per', 'free', ...names, ...names.map((name) => `USD, ${name}`), 'source of the price'],
    [
      ...lines.map((line, n) => {
        const { usd, per, unit, free, page } = prices[line];
        const items = bills.flatMap((bill) => bill.items[n] ?? []);
        return [line, String(usd), per > 1 ? `${figure(per)} × ${unit}` : unit, free > 0 ? figure(free) : ''].concat(
          items.map(({ quantity }) => figure(quantity)),
          items.map((item) => dollars(item.usd)),
          page,
        );
      }),
      ['**total**', '', '', '', ...names.map(() => ''), ...bills.map(({ total }) => `**${dollars(total)}**`), ''],
    ],
  );

const dearestOf = (bill: Bill): string =>
  dearest(bill)
    .map(({ line, usd }) => `- **${line}**, ${dollars(usd)} USD. ${halving[line] ?? ''}`)
    .join('\n');

const costPage = (templates: readonly Template[]): string => {
  const measured = readMeasured();
  const [idle, few, many] = [0, 10, 1000].map((companies) => billOf(templates, measured, companies)) as [
    Bill,
    Bill,
    Bill,
  ];
  return `# Monthly cost on AWS

Written by \`npm run cost\` from the templates of \`npm run synth\` and from the [benchmarks](generated/benchmarks.md). Change
the assumptions about use in \`infra/operate/cost/usage.ts\` and the prices in \`infra/operate/cost/prices.ts\`, not this page.

Prices are list prices of eu-central-1 in USD as known in ${pricesKnownIn}, without VAT. Check them on the pages of AWS that the table
names. “Free” is what each account has free every month. Idle is a deployment that nobody uses. Capacity units are measured;
requests per person, seconds of runs and bytes of logs are estimates.

${linesTable(['idle', '10 companies', '1,000 companies'], [idle, few, many])}

## The dearest lines of 1,000 companies, and what would halve them

${dearestOf(many)}

## The dearest lines of an idle deployment, and what would halve them

${dearestOf(idle)}

## Resources of the templates

${table(
  ['type', 'count', 'costs money'],
  [...countTypes(templates)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([type, count]) => [type, String(count), costOfType.get(type) ?? '']),
)}
`;
};

const page = costPage(readTemplates());
console.log(page);
writeFileSync(join(root, 'docs/cost.md'), page);
