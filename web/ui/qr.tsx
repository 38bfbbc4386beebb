import { encode } from 'uqr';
import { cx } from './cx.ts';

/** A QR code, black on white in every theme, because cameras need the contrast, with the margin of the standard. */
export const Qr = ({ text, label, className }: { text: string; label: string; className?: string }) => {
  // Readable with a quarter of it dirty or torn.
  const { data, size } = encode(text, { ecc: 'Q', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx('block', className)}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="white" />
      <path d={squares.join('')} fill="black" />
    </svg>
  );
};
