import * as z from 'zod/mini';

const Seconds = z.union([
  z.number(),
  z.pipe(
    z.string(),
    z.transform((text) => Date.parse(text) / 1000),
  ),
]);

const Sms = z.object({ PhoneNumber: z.string(), Message: z.string(), Timestamp: Seconds });
const SmsByPhone = z.object({ sms_messages: z.record(z.string(), z.array(Sms)) });

const Mail = z.object({
  To: z.array(z.string()),
  Subject: z.string(),
  BodyText: z.nullish(z.string()),
  BodyHtml: z.nullish(z.string()),
  Timestamp: Seconds,
});
const MailByAccount = z.object({ messages: z.record(z.string(), z.array(Mail)) });

export type Message = {
  kind: 'sms' | 'email';
  to: string;
  at: string;
  subject: string | null;
  text: string;
  html: string | null;
};

const time = (seconds: number) => new Date(seconds * 1000).toISOString();

const ofSms = ({ PhoneNumber, Message: text, Timestamp }: z.infer<typeof Sms>): Message => ({
  kind: 'sms',
  to: PhoneNumber,
  at: time(Timestamp),
  subject: null,
  text,
  html: null,
});

const ofMail = ({ To, Subject, BodyText, BodyHtml, Timestamp }: z.infer<typeof Mail>): Message[] =>
  To.map((to) => ({
    kind: 'email',
    to,
    at: time(Timestamp),
    subject: Subject,
    text: BodyText ?? '',
    html: BodyHtml || null,
  }));

const read = async (address: string): Promise<unknown> => (await fetch(address)).json();

/** Every SMS and e-mail that the app sent, newest first. */
export const readMailbox = async (endpoint: string, to: string | null): Promise<Message[]> => {
  const only = (parameter: string) => (to === null ? '' : `?${parameter}=${encodeURIComponent(to)}`);
  const [sms, mail] = await Promise.all([
    read(`${endpoint}/_ministack/sns/sms-messages${only('phoneNumber')}`).then((body) => SmsByPhone.parse(body)),
    read(`${endpoint}/_ministack/ses/messages${only('to')}`).then((body) => MailByAccount.parse(body)),
  ]);
  const messages = [
    ...Object.values(sms.sms_messages).flat().map(ofSms),
    ...Object.values(mail.messages).flat().flatMap(ofMail),
  ];
  return messages
    .filter((message) => to === null || message.to === to)
    .toSorted((one, other) => other.at.localeCompare(one.at));
};

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const withLinks = (text: string) => escape(text).replace(/https?:\/\/[^\s&]+/g, '<a href="$&" target="_blank">$&</a>');

/** Links in e-mails open in a new window, because the app forbids framing. */
const frame = (html: string) =>
  `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="The letter" loading="lazy" srcdoc="${escape(html.replace('<head>', '<head><base target="_blank">'))}"></iframe>`;

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const bodyOf = ({ text, html }: Message) =>
  html === null
    ? `<p class="sms">${withLinks(text)}</p>`
    : `${frame(html)}<details class="plain"><summary>As plain text</summary><pre>${withLinks(text)}</pre></details>`;

const article = (message: Message, nth: number) => `
<details class="message" ${nth === 0 ? 'open' : ''}>
  <summary>
    <span class="kind">${message.kind === 'sms' ? 'SMS' : 'Mail'}</span>
    <span class="what"><b>${escape(message.subject ?? message.text)}</b><span>${escape(message.to)}</span></span>
    <time datetime="${message.at}">${moment.format(new Date(message.at))}</time>
  </summary>
  ${bodyOf(message)}
</details>`;

/** Its own Content-Security-Policy: the page has inline styles and no scripts. */
export const mailboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; form-action 'self'";

const style = `
  :root { color-scheme: light dark; --canvas: light-dark(#f5f4f9, #0f0d14); --sheet: light-dark(#fff, #17161d);
    --line: light-dark(#e5e4eb, #2c2a34); --ink: light-dark(#1f1b2b, #f0eff4); --ink-2: light-dark(#555161, #b8b6c1);
    --link: light-dark(#6331be, #c6b2ff); --soft: light-dark(#f2eeff, #28213f);
    font: 14px/20px Inter, system-ui, 'Segoe UI', Roboto, sans-serif }
  * { box-sizing: border-box }
  body { margin: 0; padding: 32px 16px; background: var(--canvas); color: var(--ink) }
  main { max-width: 720px; margin: 0 auto }
  header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end; margin-bottom: 20px }
  header div { flex: 1 1 260px }
  h1 { margin: 0; font-size: 20px; line-height: 28px; letter-spacing: -.018em }
  p { margin: 0 }
  header p, .kind, .what span, time, .nothing { color: var(--ink-2) }
  input, button { font: inherit; height: 36px; padding: 0 12px; border: 1px solid var(--line); border-radius: 6px;
    background: var(--sheet); color: inherit }
  a { color: var(--link) }
  :focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
  .message { margin-bottom: 8px; border: 1px solid var(--line); border-radius: 10px; background: var(--sheet); overflow: clip }
  summary { cursor: pointer; list-style: none }
  .message > summary { display: grid; grid-template-columns: 40px 1fr auto; gap: 12px; align-items: center; padding: 10px 16px }
  .message > summary:hover { background: var(--soft) }
  .message[open] > summary { border-bottom: 1px solid var(--line) }
  .kind { font-size: 12px }
  .what { min-width: 0 }
  .what b, .what span { display: block; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
  .what b { font-weight: 560 }
  time { font-size: 12px; font-variant-numeric: tabular-nums }
  iframe { display: block; width: 100%; height: 560px; border: 0 }
  .sms { width: fit-content; max-width: 320px; margin: 16px; padding: 10px 14px; border-radius: 14px 14px 14px 4px;
    background: var(--soft); white-space: pre-wrap; overflow-wrap: anywhere }
  .plain { border-top: 1px solid var(--line); padding: 10px 16px; color: var(--ink-2) }
  pre { margin: 10px 0 0; font: 12px/18px ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
  .nothing { padding: 48px 16px; text-align: center; border: 1px dashed var(--line); border-radius: 10px }
`;

/** `find` is the search text. */
export const mailboxPage = (messages: readonly Message[], find: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>${style}</style>
</head>
<body>
<main>
<header>
  <div><h1>Outbox</h1><p>What the app sent, the newest first. Nothing of it left this machine.</p></div>
  <form><input name="find" value="${escape(find)}" placeholder="To whom" aria-label="To whom"> <button>Find</button></form>
</header>
${messages.length === 0 ? `<p class="nothing">${find ? 'Nothing was sent to them.' : 'Nothing was sent yet.'}</p>` : messages.map(article).join('')}
</main>
</body>
</html>`;
