import type { oas32 } from 'zod-openapi';
import type { Html } from './html.ts';
import { html } from './html.ts';

type Schema = oas32.SchemaObject;
type Row = { path: string; schema: Schema; required: boolean; description?: string };

const components = '#/components/schemas/';

/** The fields of a schema as a table, nested fields by path. Named schemas are links. */
export const fieldTable = (caption: string, schema: Schema): Html => {
  const rows = rowsOf('', schema);
  return rows.length > 0 ? rowTable(caption, rows) : html`<p>${caption}: ${typeOf(schema)}</p>`;
};

export const rowTable = (caption: string, rows: readonly Row[]): Html =>
  html` <table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Type</th>
        <th scope="col">Notes</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ path, schema, required, description }) =>
          html` <tr>
            <th scope="row"><code>${path}</code></th>
            <td>${typeOf(schema)}</td>
            <td>
              ${[required && html`<em>required</em>`, ...notes(schema), description]
                .filter(Boolean)
                .map((note, n) => [n > 0 && ' · ', note])}
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;

const rowsOf = (path: string, schema: Schema): Row[] => {
  if (typeof schema === 'boolean') return [];
  const { properties, items, anyOf, required = [] } = schema;
  const own = Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const here = path ? `${path}.${name}` : name;
    return [{ path: here, schema: property, required: required.includes(name) }, ...rowsOf(here, property)];
  });
  const inItems = items ? rowsOf(`${path}[]`, items) : [];
  return [...own, ...inItems, ...(anyOf ?? []).flatMap((option) => rowsOf(path, option))];
};

const typeOf = (schema: Schema): Html => {
  if (typeof schema === 'boolean') return html`anything`;
  if (schema.$ref) return shapeLink(schema.$ref.slice(components.length));
  if (schema.anyOf) return join(schema.anyOf.map(typeOf), ' or ');
  if (schema.enum)
    return join(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ' | ',
    );
  if (schema.type === 'array') return html`list of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  return html`${schema.format ?? [schema.type ?? 'anything'].flat().join(' or ')}`;
};

const shapeLink = (name: string): Html => html`<a href="#shape-${name}">${name}</a>`;

const join = (parts: readonly Html[], between: string): Html =>
  html`${parts.map((part, n) => [n > 0 && between, part])}`;

const notes = (schema: Schema): string[] => {
  if (typeof schema === 'boolean') return [];
  const { minimum, maximum, minLength, maxLength, maxItems, pattern, description } = schema;
  return [
    ...between(minimum, maximum, ''),
    ...between(minLength, maxLength, ' characters'),
    ...between(undefined, maxItems, ' items'),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
    ...(pattern ? [pattern] : []),
    ...(description ? [description] : []),
  ];
};

const between = (minimum: number | undefined, maximum: number | undefined, unit: string): string[] => {
  if (minimum !== undefined && maximum !== undefined) return [`${minimum} to ${maximum}${unit}`];
  if (minimum !== undefined) return [`at least ${minimum}${unit}`];
  return maximum === undefined ? [] : [`at most ${maximum}${unit}`];
};
