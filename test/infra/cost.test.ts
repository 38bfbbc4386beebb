import { describe, expect, it } from 'vitest';
import { type Bill, billOf, dearest } from '../../infra/operate/cost/bill.ts';
import { readMeasured } from '../../infra/operate/cost/measured.ts';
import { halving } from '../../infra/operate/cost/prices.ts';
import { countTypes, type Template } from '../../infra/operate/cost/resources.ts';
import { synthesise } from './synthesise.ts';

const templates = synthesise()
  .app.synth()
  .stacks.map(({ template }) => template as Template);
const measured = readMeasured();
const [idle, few, many] = [0, 10, 1000].map((companies) => billOf(templates, measured, companies)) as [
  Bill,
  Bill,
  Bill,
];

/** Of resources that exist, queues that are polled and schedules that run. */
const linesOfIdle = [
  'alarms',
  'dashboards',
  'custom metrics',
  'log ingestion',
  'log storage',
  'secrets',
  'keys',
  'queue requests',
  'function runs',
  'function compute',
  'table reads',
  'file storage',
];

describe('the cost of a month', () => {
  it.each(Object.entries({ idle, few, many }))('is the sum of its lines: %s', (_name, { items, total }) => {
    expect(items.every(({ quantity, usd }) => quantity >= 0 && usd >= 0)).toBe(true);
    expect(items.reduce((sum, { usd }) => sum + usd, 0)).toBeCloseTo(total);
  });

  it('has no cost of use when nobody uses it', () => {
    const used = idle.items.filter(({ quantity }) => quantity > 0).map(({ line }) => line);
    expect(used).toEqual(linesOfIdle);
  });

  it('grows in every line with the companies, except in what is only there', () => {
    const grown = many.items.filter(({ quantity }, n) => quantity > (few.items[n]?.quantity ?? Infinity));
    const constant = many.items.filter((item) => !grown.includes(item)).map(({ line }) => line);
    expect(constant).toEqual(['alarms', 'dashboards', 'custom metrics', 'secrets']);
  });

  it('says what would halve each of its dearest lines', () => {
    const silent = [idle, few, many].flatMap(dearest).filter(({ line }) => halving[line] === undefined);
    expect(silent).toEqual([]);
  });

  it('knows when each type of resource costs money', () => {
    expect(countTypes(templates).get('AWS::CloudWatch::Alarm')).toBeGreaterThan(0);
    const unknown: Template = { Resources: { gateway: { Type: 'AWS::EC2::NatGateway' } } };
    expect(() => countTypes([...templates, unknown])).toThrow('AWS::EC2::NatGateway');
  });
});
