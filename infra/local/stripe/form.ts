export type Form = { [name: string]: FormValue };
type FormValue = string | Form;

/** `a[b]=1&c=2` as { a: { b: '1' }, c: '2' }. Elements of arrays have numbers as their names. */
export const toForm = (params: URLSearchParams): Form => {
  const form: Form = {};
  for (const [name, value] of params) {
    const names = name.replaceAll(']', '').split('[');
    let at = form;
    for (const [nth, part] of names.entries()) {
      const key = part === '' ? String(Object.keys(at).length) : part;
      if (nth === names.length - 1) at[key] = value;
      else at = inside(at, key);
    }
  }
  return form;
};

const inside = (form: Form, key: string): Form => {
  const known = form[key];
  if (typeof known === 'object') return known;
  const made: Form = {};
  form[key] = made;
  return made;
};

export const textOf = (form: Form, name: string): string | undefined => {
  const value = form[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};
export const partOf = (form: Form, name: string): Form => {
  const value = form[name];
  return typeof value === 'object' ? value : {};
};
