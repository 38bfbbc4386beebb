import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';

/** The product in one sentence and one picture: a day's shifts, the current time, one open shift. */
const rows = [
  {
    y: 6,
    tone: 0.37,
    shifts: [
      [-40, 190],
      [168, 170],
    ],
  },
  {
    y: 46,
    tone: 0.475,
    shifts: [
      [40, 130],
      [188, 210],
    ],
  },
  {
    y: 86,
    tone: 0.405,
    shifts: [
      [-40, 250],
      [228, 90],
      [336, 150],
    ],
  },
  { y: 126, tone: 0.51, shifts: [[90, 150]] },
  {
    y: 166,
    tone: 0.44,
    shifts: [
      [20, 120],
      [158, 190],
    ],
  },
  {
    y: 206,
    tone: 0.37,
    shifts: [
      [-40, 142],
      [120, 170],
      [308, 110],
    ],
  },
  {
    y: 246,
    tone: 0.475,
    shifts: [
      [-40, 160],
      [138, 160],
      [316, 160],
    ],
  },
  {
    y: 286,
    tone: 0.405,
    shifts: [
      [60, 180],
      [258, 120],
    ],
  },
] as const;

/** `filled`: the open shift shows the newcomer once their registration is on its way. */
export const Scene = ({ filled }: { filled: boolean }) => {
  const { t } = useTranslation('auth');
  return (
    <aside className="bg-night text-on-night max-md:hidden">
      <div className="sticky top-0 flex h-dvh flex-col justify-between overflow-hidden p-12">
        <div>
          <p className="text-[30px] leading-9.5 font-semibold tracking-[-0.024em] whitespace-pre-line">
            {t('promise')}
          </p>
          <p className="text-14 text-on-night-2 mt-3 max-w-[44ch]">{t('story')}</p>
        </div>
        <svg viewBox="0 0 440 330" aria-hidden className="-mx-16 -mb-16 w-[calc(100%+128px)]">
          {rows.map(({ y, tone, shifts }) => (
            <g key={y}>
              {shifts.map(([x, width]) => (
                <g key={x}>
                  <rect x={x} y={y} width={width} height="28" rx="7" fill={`oklch(${tone} 0.13 293)`} />
                  <circle cx={Math.max(x, 0) + 16} cy={y + 14} r="7" fill="oklch(1 0 0 / 0.2)" />
                  <rect
                    x={Math.max(x, 0) + 30}
                    y={y + 10.5}
                    width={Math.min(58, width * 0.36)}
                    height="7"
                    rx="3.5"
                    fill="oklch(1 0 0 / 0.26)"
                  />
                </g>
              ))}
            </g>
          ))}
          <rect
            x="258"
            y="126"
            width="140"
            height="28"
            rx="7"
            strokeWidth="1.5"
            strokeDasharray={filled ? '6 0' : '6 5'}
            className={cx(
              'stroke-[oklch(0.8_0.11_80)] transition-all duration-500',
              filled ? 'fill-[oklch(0.8_0.11_80/0.28)]' : 'fill-transparent',
            )}
          />
          <g className={cx('transition-opacity duration-500', filled ? 'opacity-100' : 'opacity-0')}>
            <circle cx="274" cy="140" r="7" fill="oklch(0.86 0.1 80)" />
            <path
              d="m271 140 2 2 4-4"
              fill="none"
              stroke="oklch(0.3 0.06 80)"
              strokeWidth="1.6"
              strokeLinecap="round"
            />
            <rect x="288" y="136.5" width="52" height="7" rx="3.5" fill="oklch(0.86 0.1 80 / 0.7)" />
          </g>
          <path d="M212 8v322" stroke="oklch(0.68 0.21 18)" strokeWidth="2" />
          <circle cx="212" cy="8" r="6" fill="oklch(0.68 0.21 18)" />
        </svg>
      </div>
    </aside>
  );
};
