import { Scale } from 'lucide-react';
import type { ApiProblem } from '../../api/problem.ts';

/** The texts of the legal warnings. They are never hidden on small screens. */
export const LegalWarnings = ({ warnings }: { warnings: ApiProblem['warnings'] }) =>
  warnings.length > 0 && (
    <ul className="flex flex-col gap-1.5">
      {warnings.map(({ rule, text }) => (
        <li key={rule} className="text-warning-text flex gap-2 text-pretty">
          <Scale className="mt-0.5" />
          {text}
        </li>
      ))}
    </ul>
  );
