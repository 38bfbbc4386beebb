import { useEffect, useState } from 'react';
import './board.css';

const rows = Array.from({ length: 8 }, (_, index) => index);
const days = Array.from({ length: 7 }, (_, index) => index);

/** Skeleton of the board. Shown only when loading takes noticeably long. */
export const BoardSkeleton = () => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    late && (
      <div aria-busy className="board max-md:min-w-0!">
        <div className="board-row h-11.25 max-md:hidden!">
          <span />
          {days.map((day) => (
            <span key={day} className="px-2 leading-11">
              <span className="skeleton w-12" />
            </span>
          ))}
        </div>
        {rows.map((row) => (
          <div key={row} className="board-row max-md:grid-cols-1!">
            <div className="board-side h-20">
              <span className="skeleton" style={{ width: 110 + ((row * 31) % 50) }} />
            </div>
            {days.map((day) => (
              <div key={day} className="board-cell max-md:hidden!">
                {(row + day) % 3 > 0 && <span className="skeleton rounded-1! h-9.5! w-full" />}
              </div>
            ))}
          </div>
        ))}
      </div>
    )
  );
};
