import { scaleBand, scaleLinear } from 'd3-scale';
import { line, stack } from 'd3-shape';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChartData, chartHeight, pointAfter, readPoint, topOf } from './chart-data.ts';

/** Pixels around the plot: for the numbers of the axis and for the ticks. */
const margin = { top: 8, right: 4, bottom: 24, left: 44 };
/** Pixels that a tick needs. */
const tickWidth = 52;

/**
 * Draws a chart. The arrow keys, Home and End move over its points, and so do the pointer and a finger. The values of
 * the chosen point are under the chart and read out as the value of a slider.
 */
export default function Drawing({ data }: { data: ChartData }) {
  const { t } = useTranslation();
  const id = useId();
  const { label, points, series } = data;
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const [moved, setMoved] = useState<number>();
  const chosen = Math.min(moved ?? data.start ?? points.length - 1, points.length - 1);
  const x = scaleBand(
    points.map(({ id }) => id),
    [margin.left, Math.max(margin.left + 1, width - margin.right)],
  ).padding(0.15);
  const choose = (clientX: number) => {
    const left = root.current?.getBoundingClientRect().left ?? 0;
    const n = Math.floor((clientX - left - margin.left) / x.step());
    setMoved(Math.min(points.length - 1, Math.max(0, n)));
  };
  return (
    <div className="flex flex-col gap-2">
      <div
        ref={root}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={id}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={readPoint(data, chosen)}
        className="rounded-2 touch-pan-y"
        style={{ height: chartHeight }}
        onKeyDown={(event) => {
          const next = pointAfter(event.key, chosen, points.length);
          if (next === undefined) return;
          event.preventDefault();
          setMoved(next);
        }}
        onPointerMove={({ clientX }) => choose(clientX)}
        onPointerDown={({ clientX }) => choose(clientX)}
      >
        {width > 0 && <Plot data={data} width={width} x={x} chosen={chosen} />}
      </div>
      <span id={id} className="sr-only">
        {t('chart.keys')}
      </span>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <b className="min-w-28 font-medium">{points[chosen]?.title}</b>
        {series.map((one) => (
          <Value
            key={one.id}
            label={one.label}
            background={`var(--${one.colour})`}
            text={data.format(one.values[chosen] ?? 0)}
          />
        ))}
        {data.part && (
          <Value
            label={data.part.label}
            background="repeating-linear-gradient(45deg, var(--text-2) 0 2px, transparent 2px 4px)"
            text={data.format(data.part.values[chosen] ?? 0)}
          />
        )}
      </div>
    </div>
  );
}

const Value = ({ label, background, text }: { label: string; background: string; text: string }) => (
  <span className="text-ink-2 inline-flex items-center gap-1.5">
    <span aria-hidden className="size-2.5 flex-none rounded-[3px]" style={{ background }} />
    {label} <b className="figures text-ink font-semibold">{text}</b>
  </span>
);

type Axis = ReturnType<typeof scaleBand<string>>;

const Plot = ({ data, width, x, chosen }: { data: ChartData; width: number; x: Axis; chosen: number }) => {
  const { points, format, formatAxis = format, kind } = data;
  const bottom = chartHeight - margin.bottom;
  const y = scaleLinear([0, topOf(data)], [bottom, margin.top]).nice(4);
  const every = Math.ceil((tickWidth * points.length) / Math.max(1, width - margin.left));
  const at = (n: number) => x(points[n]?.id ?? '') ?? 0;
  return (
    <svg aria-hidden width={width} height={chartHeight} className="text-11 block overflow-visible">
      <rect
        x={at(chosen) - (x.step() - x.bandwidth()) / 2}
        y={margin.top}
        width={x.step()}
        height={bottom - margin.top}
        fill="var(--surface-hover)"
      />
      {y
        .ticks(4)
        .filter(Number.isInteger)
        .map((value) => (
          <g key={value}>
            <line x1={margin.left} x2={width - margin.right} y1={y(value)} y2={y(value)} stroke="var(--chart-grid)" />
            <text x={margin.left - 6} y={y(value)} dy="0.32em" textAnchor="end" fill="var(--text-3)">
              {formatAxis(value)}
            </text>
          </g>
        ))}
      {kind === 'lines' ? <Lines data={data} x={x} y={y} chosen={chosen} /> : <Bars data={data} x={x} y={y} />}
      {data.part && <Hatched values={data.part.values} points={points} x={x} y={y} />}
      {points.map(
        (point, n) =>
          n % every === 0 && (
            <text
              key={point.id}
              x={at(n) + x.bandwidth() / 2}
              y={chartHeight - 8}
              textAnchor="middle"
              fill="var(--text-3)"
            >
              {point.tick}
            </text>
          ),
      )}
    </svg>
  );
};

type Drawn = { data: ChartData; x: Axis; y: (value: number) => number };

/** A line in the colour of the page divides the parts of a stack. */
const Bars = ({ data: { kind, points, series }, x, y }: Drawn) => {
  const layers = stack<number, string>()
    .keys(series.map(({ id }) => id))
    .value((n, id) => Math.max(0, series.find((one) => one.id === id)?.values[n] ?? 0))(points.map((_, n) => n));
  const beside = scaleBand(
    series.map(({ id }) => id),
    [0, x.bandwidth()],
  );
  return series.map((one, nth) => (
    <g key={one.id} fill={`var(--${one.colour})`} stroke="var(--surface)" strokeWidth={kind === 'stacked' ? 1 : 0}>
      {points.map((point, n) => {
        const [from, to] = kind === 'stacked' ? (layers[nth]?.[n] ?? [0, 0]) : [0, one.values[n] ?? 0];
        const left = (x(point.id) ?? 0) + (kind === 'stacked' ? 0 : (beside(one.id) ?? 0));
        return (
          to > from && (
            <rect
              key={point.id}
              x={left}
              y={y(to)}
              width={kind === 'stacked' ? x.bandwidth() : beside.bandwidth()}
              height={y(from) - y(to)}
            />
          )
        );
      })}
    </g>
  ));
};

const Hatched = ({
  values,
  points,
  x,
  y,
}: { values: readonly number[]; points: ChartData['points'] } & Omit<Drawn, 'data'>) => {
  const id = useId();
  return (
    <>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2" height="5" fill="var(--hatch)" />
      </pattern>
      {points.map((point, n) => {
        const value = values[n] ?? 0;
        return (
          value > 0 && (
            <rect
              key={point.id}
              x={x(point.id) ?? 0}
              y={y(value)}
              width={x.bandwidth()}
              height={y(0) - y(value)}
              fill={`url(#${id})`}
              stroke="var(--surface)"
            />
          )
        );
      })}
    </>
  );
};

const dashes = [undefined, '6 3', '2 3', '8 3 2 3'];

/** Lines differ by their dashes, too. */
const Lines = ({ data: { points, series }, x, y, chosen }: Drawn & { chosen: number }) => {
  const middle = (n: number) => (x(points[n]?.id ?? '') ?? 0) + x.bandwidth() / 2;
  const draw = line<number>((_, n) => middle(n), y);
  return series.map(({ id, colour, values }, nth) => (
    <g key={id} stroke={`var(--${colour})`} fill="none">
      <path d={draw(values) ?? ''} strokeWidth={2} strokeDasharray={dashes[nth % dashes.length]} />
      <circle cx={middle(chosen)} cy={y(values[chosen] ?? 0)} r={4} fill={`var(--${colour})`} stroke="var(--surface)" />
    </g>
  ));
};

/** The width of an element in pixels, 0 before it is known. */
const useWidth = (element: React.RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
