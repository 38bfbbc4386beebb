import { type ReactNode, useId, useState } from 'react';

/**
 * A short text on hover or focus. It must only repeat the accessible name (of an icon, or of a truncated name), because
 * it is never shown on touch devices.
 */
export const Tooltip = ({
  text,
  children,
  side = 'bottom',
}: {
  text: string;
  children: ReactNode;
  side?: 'bottom' | 'right';
}) => {
  const anchor = `--tip${useId().replaceAll(/\W/g, '')}`;
  const [shown, setShown] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only observes events of the control inside
    <span
      className="contents"
      onPointerEnter={(event) => setShown(event.pointerType === 'mouse')}
      onPointerLeave={() => setShown(false)}
      onPointerDown={() => setShown(false)}
      onFocus={(event) => setShown(event.target.matches(':focus-visible'))}
      onBlur={() => setShown(false)}
      onKeyDown={(event) => event.key === 'Escape' && setShown(false)}
    >
      <span className="inline-flex" style={{ anchorName: anchor }}>
        {children}
      </span>
      {shown && (
        <span
          aria-hidden
          style={{ positionAnchor: anchor, positionArea: side }}
          className="rounded-2 bg-inverse text-12 text-on-inverse shadow-3 pointer-events-none fixed z-70 m-1.5 max-w-64 px-2 py-1 delay-500 starting:opacity-0"
        >
          {text}
        </span>
      )}
    </span>
  );
};
