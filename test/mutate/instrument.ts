import type { Mutant } from './mutants.ts';

export type Numbered = Mutant & { id: number };

/**
 * The code with a choice at the place of every mutant: `globalThis.mutate(id)` is true for the enabled mutant. Files
 * are changed only while they are loaded into the test process, never on disk.
 */
export function instrument(code: string, mutants: readonly Numbered[]): string {
  const hosts = new Map<string, { start: number; end: number; kind: string; mutants: Numbered[] }>();
  for (const mutant of mutants) {
    const key = `${mutant.host.start}-${mutant.host.end}-${mutant.host.kind}`;
    const host = hosts.get(key) ?? { ...mutant.host, mutants: [] };
    host.mutants.push(mutant);
    hosts.set(key, host);
  }
  // Outer ranges come first. For equal ranges, the removal of an element encloses the changes of its expression.
  const order = ['element', 'statement', 'expression'];
  const sorted = [...hosts.values()].toSorted(
    (one, other) =>
      one.start - other.start || other.end - one.end || order.indexOf(one.kind) - order.indexOf(other.kind),
  );
  let next = 0;
  return between(0, code.length);

  /** The code of a range with the choices of all its mutants. */
  function between(start: number, end: number): string {
    let text = '';
    let at = start;
    for (let host = sorted[next]; host && host.start < end; host = sorted[next]) {
      next += 1;
      text += code.slice(at, host.start) + choice(host);
      at = host.end;
    }
    return text + code.slice(at, end);
  }

  function choice({ start, end, kind, mutants }: { start: number; end: number; kind: string; mutants: Numbered[] }) {
    const original = between(start, end);
    const [{ id } = { id: 0 }] = mutants;
    // The outer block keeps a following `else` with its own `if`.
    if (kind === 'statement') return `{ if (!globalThis.mutate(${id})) { ${original} } }`;
    if (kind === 'element') {
      const value = original.startsWith('...') ? original.slice(3) : `[${original}]`;
      return `...(globalThis.mutate(${id}) ? [] : ${value})`;
    }
    const changed = mutants.map(
      (mutant) =>
        `globalThis.mutate(${mutant.id}) ? (${code.slice(start, mutant.start)}${mutant.text}${code.slice(mutant.end, end)}) : `,
    );
    return `(${changed.join('')}(${original}))`;
  }
}
