import type { oas32 } from 'zod-openapi';
import { html, type Html } from './html.ts';

type Schema = oas32.SchemaObject;
type Row = { path: string; schema: Schema; required: boolean; description?: string };

const schemaPrefix = '#/components/schemas/';

/** The fields of a schema as a table, nested fields by path. Named schemas are links. */
export const schemaTable = (caption: string, schema: Schema): Html => {
  const rows = rowsOf('', schema);
  return rows.length > 0 ? propertyTable(caption, rows) : html`<p>${caption}: ${typeOf(schema)}</p>`;
};

export const propertyTable = (caption: string, rows: readonly Row[]): Html =>
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
              ${[required && html`<em>required</em>`, ...constraintsOf(schema), description]
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
  const propertyRows = Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const propertyPath = path ? `${path}.${name}` : name;
    return [
      { path: propertyPath, schema: property, required: required.includes(name) },
      ...rowsOf(propertyPath, property),
    ];
  });
  const itemRows = items ? rowsOf(`${path}[]`, items) : [];
  return [...propertyRows, ...itemRows, ...(anyOf ?? []).flatMap((option) => rowsOf(path, option))];
};

const typeOf = (schema: Schema): Html => {
  if (typeof schema === 'boolean') return html`anything`;
  if (schema.$ref) return schemaLink(schema.$ref.slice(schemaPrefix.length));
  if (schema.anyOf) return join(schema.anyOf.map(typeOf), ' or ');
  if (schema.enum)
    return join(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ' | ',
    );
  if (schema.type === 'array') return html`list of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  return html`${schema.format ?? [schema.type ?? 'anything'].flat().join(' or ')}`;
};

const schemaLink = (name: string): Html => html`<a href="#schema-${name}">${name}</a>`;

const join = (parts: readonly Html[], separator: string): Html =>
  html`${parts.map((part, n) => [n > 0 && separator, part])}`;

const constraintsOf = (schema: Schema): string[] => {
  if (typeof schema === 'boolean') return [];
  const { minimum, maximum, minLength, maxLength, maxItems, pattern, description } = schema;
  return [
    ...rangeText(minimum, maximum, ''),
    ...rangeText(minLength, maxLength, ' characters'),
    ...rangeText(undefined, maxItems, ' items'),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
    ...(pattern ? [pattern] : []),
    ...(description ? [description] : []),
  ];
};

const rangeText = (minimum: number | undefined, maximum: number | undefined, unit: string): string[] => {
  if (minimum !== undefined && maximum !== undefined) return [`${minimum} to ${maximum}${unit}`];
  if (minimum !== undefined) return [`at least ${minimum}${unit}`];
  return maximum === undefined ? [] : [`at most ${maximum}${unit}`];
};
