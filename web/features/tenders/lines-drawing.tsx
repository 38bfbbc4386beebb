import { useTranslation } from 'react-i18next';
import { useWide } from '../../ui/media.ts';
import { shareOf } from './amount.ts';

type DrawnLine = { id: string; name: string; written: number; signed: number };

const mixes = [46, 34, 22, 40, 28];
export const lineColour = (nth: number): string =>
  `color-mix(in oklab, var(--chart-weekend) ${mixes[nth % mixes.length]}%, var(--surface))`;

/** `23,1` where there is no room for more. */
const shortShare = (share: number) =>
  (share / 100).toLocaleString('cs-CZ', { maximumFractionDigits: 1, minimumFractionDigits: 0 });

type Props = { lines: readonly DrawnLine[]; order: number; written: number; signed: number };

/** The written lines above, and what is signed of each below. The order is the dashed line. */
export const LinesDrawing = ({ lines, order, written, signed }: Props) => {
  const { t } = useTranslation('tenders');
  const wide = useWide('md');
  const width = wide ? 1000 : 358;
  const scale = Math.max(written, order, 1);
  const x = (share: number) => (share / scale) * width;
  const inset = wide ? 8 : 4;
  const placed = lines.map((line, nth) => ({
    ...line,
    nth,
    top: lines.slice(0, nth).reduce((sum, one) => sum + one.written, 0),
    bottom: lines.slice(0, nth).reduce((sum, one) => sum + one.signed, 0),
  }));
  return (
    <svg
      viewBox={`0 0 ${width} 150`}
      role="img"
      aria-label={t('signing.drawing', { written: shareOf(written), signed: shareOf(signed), order: shareOf(order) })}
      className="w-full tabular-nums"
      fontSize={wide ? 11.5 : 11}
    >
      {placed.map(({ id, name, nth, top, bottom, written: wrote, signed: signs }) => {
        const colour = lineColour(nth);
        const [from, to, below, until] = [x(top), x(top + wrote), x(bottom), x(bottom + signs)];
        return (
          <g key={id}>
            <path d={`M${from} 58 L${to} 58 L${until} 94 L${below} 94Z`} fill={colour} opacity="0.38" />
            <Block from={from} to={to} y={22} colour={colour} />
            <Block from={below} to={until} y={94} colour={colour} />
            <Label from={from} to={to} y={22} inset={inset} name={wide ? name : null} share={wrote} />
            <Label from={below} to={until} y={94} inset={inset} name={wide ? name : null} share={signs} />
          </g>
        );
      })}
      <path d={`M${x(order)} 14V138`} stroke="var(--text)" strokeWidth="1.5" strokeDasharray="3 3" />
      <text
        x={x(order) > width / 2 ? x(order) - 6 : x(order) + 6}
        y="12"
        textAnchor={x(order) > width / 2 ? 'end' : 'start'}
        fill="var(--text)"
        fontWeight="600"
      >
        {t('signing.orderMark', { share: shareOf(order) })}
      </text>
      {written > order && (
        <text x={width} y="12" textAnchor="end" fill="var(--warning-text)" fontWeight="600">
          {wide ? t('signing.over', { share: shareOf(written - order) }) : `+${shareOf(written - order)}`}
        </text>
      )}
      <text x="0" y="12" fill="var(--text-3)">
        {t('signing.writtenRow')}
      </text>
      <text x="0" y="146" fill="var(--text-3)">
        {t('signing.signedRow')}
      </text>
    </svg>
  );
};

const Block = ({ from, to, y, colour }: { from: number; to: number; y: number; colour: string }) => (
  <rect x={from} y={y} width={Math.max(0, to - from - 1.5)} height="36" rx="3" fill={colour} />
);

type LabelProps = { from: number; to: number; y: number; inset: number; name: string | null; share: number };

/** Only what has room in its block; the table says the rest. */
const Label = ({ from, to, y, inset, name, share }: LabelProps) => {
  const room = to - from - 2 * inset;
  const letters = Math.floor(room / 6.5);
  if (share === 0 || letters < (name === null ? 3 : 7))
    return name !== null && share > 0 && letters >= 3 ? (
      <text x={from + inset} y={y + 22} fill="var(--text)" fontWeight="600">
        {shortShare(share)}
      </text>
    ) : null;
  if (name === null)
    return (
      <text x={from + inset} y={y + 22} fill="var(--text)" fontWeight="600">
        {shortShare(share)}
      </text>
    );
  return (
    <>
      <text x={from + inset} y={y + 16} fill="var(--text)">
        {name.length > letters ? `${name.slice(0, letters - 1)}…` : name}
      </text>
      <text x={from + inset} y={y + 30} fill="var(--text)" fontWeight="600">
        {shareOf(share)}
      </text>
    </>
  );
};
