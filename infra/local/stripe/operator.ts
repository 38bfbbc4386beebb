import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { text } from 'node:stream/consumers';
import { testCards } from './cards.ts';
import { stripePath } from './path.ts';
import type { StripeStandIn } from './stand-in.ts';

const files: Readonly<Record<string, string>> = {
  'stripe.js': 'browser/stripe.ts',
  'card-frame.js': 'browser/card-frame.ts',
  'card-frame.html': 'browser/card-frame.html',
  'card-frame.css': 'browser/card-frame.css',
};
const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** The browser's half, and a page on which the deliveries of events are held, lost, doubled, reversed and repeated. */
export const answerOperator = async (
  standIn: StripeStandIn,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> => {
  const name = path.slice(stripePath.length + 1);
  const file = files[name];
  if (file) {
    const type = types[name.split('.').at(-1) ?? ''] ?? 'text/plain';
    const source = await readFile(new URL(file, import.meta.url), 'utf8');
    // The app shows the frame, and nobody else.
    response.setHeader('content-security-policy', "default-src 'self'; frame-ancestors 'self'");
    response.setHeader('x-frame-options', 'SAMEORIGIN');
    response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
      .end(file.endsWith('.ts') ? stripTypeScriptTypes(source) : source);
    return;
  }
  if (request.method === 'POST') {
    await act(standIn, new URLSearchParams(await text(request)));
    response.writeHead(303, { location: stripePath }).end();
    return;
  }
  response.setHeader('content-security-policy', "default-src 'none'; form-action 'self'");
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(standIn));
};

const act = async (standIn: StripeStandIn, form: URLSearchParams): Promise<void> => {
  switch (form.get('do')) {
    case 'hold':
      return standIn.hold();
    case 'release':
      return standIn.release();
    case 'reverse':
      return standIn.release('reversed');
    case 'double':
      return standIn.deliverTimes(standIn.mode().copies === 2 ? 1 : 2);
    case 'drop':
      return standIn.drop(1);
    case 'resend':
      return standIn.resend(form.get('id') ?? '');
    case 'dispute':
      return void standIn.dispute(form.get('id') ?? '');
    case 'won':
    case 'lost':
      return void standIn.closeDispute(form.get('id') ?? '', form.get('do') as 'won' | 'lost');
    case 'fail-refund':
      return void standIn.failRefund(form.get('id') ?? '');
    case 'fail-before':
      return standIn.fail('before');
    case 'fail-after':
      return standIn.fail('after');
    default:
  }
};

const button = (action: string, label: string, id = ''): string =>
  `<form method="post"><input type="hidden" name="id" value="${id}"><button name="do" value="${action}">${label}</button></form>`;

const page = (standIn: StripeStandIn): string => {
  const { held, copies, drops } = standIn.mode();
  const events = standIn
    .events()
    .slice(0, 50)
    .map(
      ({ id, type, object, created, statuses }) =>
        `<tr><td>${new Date(created * 1000).toISOString()}<td>${type}<td>${object}<td>${statuses.join(', ')}<td>${button('resend', 'Send again', id)}`,
    );
  const row = ({ id, amount, status }: { id: string; amount: number; status: string }, buttons: string) =>
    `<tr><td>${id}<td>${amount / 100} Kč<td>${status}<td>${buttons}`;
  const money = [
    ...standIn.disputes().map((each) => {
      const isOpen = each.status === 'needs_response';
      return row(each, isOpen ? button('won', 'Win', each.id) + button('lost', 'Lose', each.id) : '');
    }),
    ...standIn
      .refunds()
      .map((each) => row(each, each.status === 'failed' ? '' : button('fail-refund', 'Let it fail', each.id))),
    ...standIn.payments().map((each) => row(each, button('dispute', 'Dispute', each.id))),
  ].slice(0, 50);
  const cards = Object.entries(testCards).map(([number, { shows }]) => `<tr><td>${number}<td>${shows}`);
  return `<!doctype html><html lang="en"><title>Stripe, local stand-in</title><h1>Stripe, local stand-in</h1>
<p>Deliveries: ${held ? 'held' : 'at once'}, ${copies} of each, ${drops} will be lost.</p>
${button('hold', 'Hold deliveries')}${button('release', 'Release')}${button('reverse', 'Release in reverse order')}${button('double', copies === 2 ? 'Deliver once' : 'Deliver twice')}${button('drop', 'Lose the next delivery')}${button('fail-before', 'Fail the next request before it acts')}${button('fail-after', 'Fail the next request after it acted')}
<h2>Disputes, refunds, payments</h2><table><tr><th>Id<th>Amount<th>State<th>${money.join('')}</table>
<h2>Events</h2><table><tr><th>Time<th>Type<th>Object<th>Answers<th>${events.join('')}</table>
<h2>Test cards</h2><table><tr><th>Number<th>The card${cards.join('')}</table></html>`;
};
