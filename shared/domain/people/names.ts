/** A name in parts. A person with one name has an empty last name. */
export type Names = { first_name: string; middle_name: string; last_name: string };

export const fullNameOf = ({ first_name, middle_name, last_name }: Names): string =>
  [first_name, middle_name, last_name].filter(Boolean).join(' ');

/**
 * The parts of a full name: those that were written down, if they still make it, otherwise the first word, the last
 * word, and the words between them.
 */
export const namesOf = (fio: string, written: Names | null): Names => {
  if (written && fullNameOf(written) === fio) return written;
  const [first_name = '', ...others] = fio.split(' ');
  return { first_name, middle_name: others.slice(0, -1).join(' '), last_name: others.at(-1) ?? '' };
};

/** What a change of some parts, or of the full name, makes of a name. */
export const renamed = (
  { fio, names }: { fio: string; names: Names | null },
  change: { fio?: string | undefined } & { [Part in keyof Names]?: string | undefined },
): { fio: string; names: Names | null } => {
  const { fio: full = fio, ...parts } = change;
  const given = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  if (Object.keys(given).length === 0) return { fio: full, names };
  const changed = { ...namesOf(full, names), ...given };
  return { fio: fullNameOf(changed), names: changed };
};
