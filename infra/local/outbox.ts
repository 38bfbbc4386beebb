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

/** Every SMS and e-mail that left the app, the newest first. */
export const readOutbox = async (endpoint: string, to: string | null): Promise<Message[]> => {
  const [sms, mail] = await Promise.all([
    read(`${endpoint}/_ministack/sns/sms-messages`).then((body) => SmsByPhone.parse(body)),
    read(`${endpoint}/_ministack/ses/messages`).then((body) => MailByAccount.parse(body)),
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
const withLinks = (text: string) => escape(text).replace(/https?:\/\/[^\s&]+/g, '<a href="$&">$&</a>');

const article = ({ to, at, subject, text, html }: Message) => `
<article>
  <h2>${escape(subject ?? 'SMS')}</h2>
  <p class="about">to <b>${escape(to)}</b>, <time>${at}</time></p>
  ${html === null ? `<p class="text">${withLinks(text)}</p>` : `<iframe sandbox="allow-popups" title="E-mail" srcdoc="${escape(html)}"></iframe>`}
</article>`;

/** Its own policy: the page has its style inline, and runs nothing. */
export const outboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:";

export const outboxPage = (messages: readonly Message[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem }
  article { margin: 1rem 0; padding: 1rem; border: 1px solid #8884; border-radius: .5rem }
  h2 { margin: 0; font-size: 1rem }
  .about { margin: 0; opacity: .75; font-size: .875rem }
  .text { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0 0 }
  iframe { width: 100%; height: 20rem; margin-top: .5rem; border: 0; background: #fff }
</style>
<h1>Outbox</h1>
<p>What the app sent, the newest first. Nothing of it left this machine.</p>
${messages.length === 0 ? '<p>Nothing yet.</p>' : messages.map(article).join('')}
</html>`;
