import type { oas32 } from 'zod-openapi';
import { type Endpoint, problemsOf } from '#shared/contracts/endpoint.ts';
import { problems } from '#shared/domain/problem.ts';
import { rolesOf } from './allowed-roles.ts';
import { endpoints } from './endpoints.ts';
import { html, type Html, render } from './html.ts';
import { problemMessage } from './problem-responses.ts';
import { schemaTable, propertyTable } from './schema-table.ts';

type BodyOrResponse = oas32.RequestBodyObject | oas32.ResponseObject | oas32.ReferenceObject | undefined;

/**
 * The API reference as a page without scripts. Its styles are in web/public/reference.css, because the Content-
 * Security-Policy allows no inline styles.
 */
export const referencePage = (document: oas32.OpenAPIObject): string => {
  const areas = Object.entries(Object.groupBy(endpoints, ({ area }) => area));
  return render(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>Smena API</title>
          <link rel="icon" href="/icon.svg" />
          <link rel="stylesheet" href="/reference.css" />
        </head>
        <body>
          <header>
            <h1>Smena API</h1>
            ${paragraphs(document.info.description ?? '')}
            <p>Machine-readable: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
          </header>
          <nav aria-label="Areas">
            <ul>
              ${areas.map(([area]) => html`<li><a href="#${area}">${area}</a></li>`)}
              <li><a href="#schemas">schemas</a></li>
            </ul>
          </nav>
          <main>
            ${areas.map(
              ([area, areaEndpoints]) =>
                html` <section id="${area}">
                  <h2>${area}</h2>
                  ${areaEndpoints.map((endpoint) => operation(endpoint, document))}
                </section>`,
            )}
            <section id="schemas">
              <h2>schemas</h2>
              ${Object.entries(document.components?.schemas ?? {}).map(
                ([name, schema]) => html` <article id="schema-${name}">${schemaTable(name, schema)}</article>`,
              )}
            </section>
          </main>
        </body>
      </html> `,
  );
};

const operation = (endpoint: Endpoint, document: oas32.OpenAPIObject): Html => {
  const { name, method, path, summary, status = 200 } = endpoint;
  const operationObject = document.paths?.[path]?.[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'];
  const parameters = (operationObject?.parameters ?? []).map((parameter) => resolve(parameter, document));
  const responses: Record<string, BodyOrResponse> = operationObject?.responses ?? {};
  return html` <details id="${name}">
    <summary>
      <code><b>${method}</b> ${path}</code> <span>${summary}</span>
    </summary>
    <p><b>Access:</b> ${whoMay(endpoint)}</p>
    ${parameters.length > 0 && propertyTable('Parameters', parameters.map(parameterRow))}
    ${tables('Request body', operationObject?.requestBody)} ${tables(`Response ${status}`, responses[status])}
    <table>
      <caption>
        Errors
      </caption>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Status</th>
          <th scope="col">Message</th>
        </tr>
      </thead>
      <tbody>
        ${problemsOf(endpoint).map(
          (code) =>
            html` <tr>
              <th scope="row"><code>${code}</code></th>
              <td>${problems[code]}</td>
              <td>${problemMessage(code)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
};

const whoMay = ({ access }: Endpoint): Html => {
  if (access === 'public') return html`public, without a token`;
  if (access === 'signed-in') return html`every signed-in user`;
  return html`<code>${access}</code>: ${rolesOf(access).join(', ')}`;
};

const resolve = (parameter: oas32.ParameterObject | oas32.ReferenceObject, document: oas32.OpenAPIObject) => {
  const found =
    '$ref' in parameter ? document.components?.parameters?.[parameter.$ref.split('/').at(-1) ?? ''] : parameter;
  if (!found || '$ref' in found) throw new Error(`Unresolved parameter reference: ${JSON.stringify(parameter)}`);
  return found;
};

const parameterRow = ({ name, in: place, required = false, schema = true, description }: oas32.ParameterObject) => ({
  path: name,
  schema,
  required,
  description: [`in the ${place}`, description].filter(Boolean).join(' · '),
});

/** One table for all media types, because they share one schema. */
const tables = (caption: string, part: BodyOrResponse): Html | false => {
  const content = Object.entries((part && 'content' in part && part.content) || {});
  const [first] = content.map(([, media]) => ('schema' in media ? media.schema : undefined));
  return first !== undefined && schemaTable(`${caption} (${content.map(([type]) => type).join(' or ')})`, first);
};

/** Paragraphs are separated by an empty line, code is between back-ticks: every second piece of a split. */
const paragraphs = (text: string): Html =>
  html`${text.split('\n\n').map((paragraph) => html`<p>${paragraph.split('`').map((part, n) => (n % 2 ? html`<code>${part}</code>` : part))}</p>`)}`;
