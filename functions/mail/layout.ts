import { strongParts, withoutMarks } from '#shared/domain/broadcasts/strong-parts.ts';

/** The texts of a letter, in its reader's language. */
export type Content = {
  /** BCP 47 tag of the letter's language. */
  language: string;
  subject: string;
  title: string;
  text: string;
  /** Stands in place of `text`: several lines with `**strong**` parts. */
  message: string | null;
  /** Details of the event as labels and values. */
  facts: readonly (readonly [label: string, value: string])[];
  /** What is paid for, and how much. */
  bill: { lines: readonly (readonly [text: string, amount: string])[]; total: readonly [string, string] } | null;
  button: { label: string; href: string; otherwise: string } | null;
  note: string | null;
  /** The link that ends letters of this kind. */
  stop: { label: string; href: string } | null;
  sender: string;
  automatic: string;
  origin: string;
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The colours of web/theme.css as hex values, which every mail program supports: light first, dark second. */
const colours = {
  canvas: ['#f5f4f9', '#0f0d14'],
  sheet: ['#ffffff', '#17161d'],
  line: ['#e5e4eb', '#2c2a34'],
  ink: ['#1f1b2b', '#f0eff4'],
  'ink-2': ['#555161', '#b8b6c1'],
  'ink-3': ['#6c6978', '#9996a3'],
  link: ['#6331be', '#c6b2ff'],
} as const;
type Colour = keyof typeof colours;

const darkRules = (
  [
    ['canvas', 'background-color', 'canvas'],
    ['sheet', 'background-color', 'sheet'],
    ['sheet', 'border-color', 'line'],
    ['rule', 'border-color', 'line'],
    ['ink', 'color', 'ink'],
    ['ink-2', 'color', 'ink-2'],
    ['ink-3', 'color', 'ink-3'],
    ['link', 'color', 'link'],
  ] as const
)
  .map(([name, property, colour]) => `.${name}{${property}:${colours[colour][1]}!important}`)
  .join('');

const light = (colour: Colour) => colours[colour][0];
const font = `font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const text = (colour: Colour, size: number, line: number, more = '') =>
  `class="${colour}" style="${font};font-size:${size}px;line-height:${line}px;color:${light(colour)};${more}"`;
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The logo (web/ui/logo.tsx) drawn with table cells, because mail programs block SVG and remote pictures. */
const logo = `<table ${table}><tr>
<td width="28" height="28" bgcolor="#6b35cc" style="width:28px;height:28px;background-color:#6b35cc;border-radius:8px;font-size:0;line-height:0">
<div style="width:11px;height:5px;margin:2px 0 0 5px;border-radius:2px;background-color:#fcfbff"></div>
<div style="width:11px;height:5px;margin:3px 0 0 12px;border-radius:2px;background-color:#ff7882"></div>
</td>
<td ${text('ink', 16, 24, 'font-weight:600;letter-spacing:-0.2px;padding-left:10px')}>Smena</td>
</tr></table>`;

const paragraph = (html: string) => `<p ${text('ink', 15, 24, 'margin:12px 0 0')}>${html}</p>`;
const strong = (line: string) =>
  strongParts(line)
    .map((part) => (part.isStrong ? `<strong>${escape(part.text)}</strong>` : escape(part.text)))
    .join('');
const sayingOf = (content: Content) =>
  content.message === null
    ? paragraph(escape(content.text))
    : content.message
        .split(/\n{2,}/)
        .map((lines) => paragraph(lines.split('\n').map(strong).join('<br>\n')))
        .join('\n');

const factRow = ([label, value]: Content['facts'][number]) => `<tr>
<td valign="top" ${text('ink-3', 13, 20, 'padding:3px 16px 3px 0;white-space:nowrap')}>${escape(label)}</td>
<td valign="top" ${text('ink', 14, 20, 'padding:3px 0;font-weight:500;word-break:break-word')}>${escape(value)}</td>
</tr>`;

const factsOf = ({ facts }: Content) =>
  facts.length === 0
    ? ''
    : `<table ${table} style="margin-top:20px">
${facts.map(factRow).join('\n')}
</table>`;

const billRow = ([label, amount]: readonly [string, string], colour: Colour, more: string) => `<tr>
<td valign="top" ${text(colour, 14, 20, `padding:6px 16px 6px 0;word-break:break-word;${more}`)}>${escape(label)}</td>
<td valign="top" align="right" ${text('ink', 14, 20, `padding:6px 0;white-space:nowrap;${more}`)}>${escape(amount)}</td>
</tr>`;

const billOf = ({ bill }: Content) =>
  bill === null
    ? ''
    : `<div class="rule" style="border-top:1px solid ${light('line')};margin-top:20px;padding-top:8px">
<table ${table} width="100%">
${bill.lines.map((line) => billRow(line, 'ink-2', '')).join('\n')}
${billRow(bill.total, 'ink', 'font-weight:600')}
</table></div>`;

const buttonOf = ({ button }: Content) =>
  button === null
    ? ''
    : `<table ${table} style="margin-top:24px"><tr><td bgcolor="#6b35cc" style="background-color:#6b35cc;border-radius:8px">
<a href="${escape(button.href)}" style="${font};display:inline-block;padding:12px 22px;font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:8px">${escape(button.label)}</a>
</td></tr></table>`;

const noteOf = ({ note }: Content) =>
  note === null ? '' : `<p ${text('ink-2', 13, 20, 'margin:20px 0 0')}>${escape(note)}</p>`;

const stopOf = ({ stop }: Content) =>
  stop === null
    ? ''
    : `<p ${text('ink-3', 12, 18, 'margin:16px 0 0')}><a ${text('link', 12, 18, '')} href="${escape(stop.href)}">${escape(stop.label)}</a></p>`;

const otherwiseOf = ({ button }: Content) =>
  button === null
    ? ''
    : `<div class="rule" style="border-top:1px solid ${light('line')};margin-top:24px;padding-top:16px">
<p ${text('ink-3', 12, 18, 'margin:0')}>${escape(button.otherwise)}<br>
<a ${text('link', 12, 18, 'word-break:break-all')} href="${escape(button.href)}">${escape(button.href)}</a></p>
</div>`;

/** The letter as HTML: tables and inline styles, because all mail programs support them. */
export const htmlOf = (content: Content): string => `<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(content.subject)}</title>
<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){${darkRules}}
@media (max-width:480px){.sheet{padding:24px 20px!important}}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background-color:${light('canvas')}">
<div style="display:none;max-height:0;overflow:hidden">${escape(withoutMarks(content.text))}</div>
<table ${table} width="100%" class="canvas" style="background-color:${light('canvas')}"><tr><td align="center" style="padding:32px 16px">
<table ${table} width="100%" style="max-width:520px;text-align:left">
<tr><td style="padding:0 4px 20px">${logo}</td></tr>
<tr><td class="sheet" style="padding:32px;background-color:${light('sheet')};border:1px solid ${light('line')};border-radius:14px">
<h1 ${text('ink', 22, 30, 'margin:0;font-weight:600;letter-spacing:-0.3px')}>${escape(content.title)}</h1>
${sayingOf(content)}
${factsOf(content)}
${billOf(content)}
${buttonOf(content)}
${noteOf(content)}
${otherwiseOf(content)}
${stopOf(content)}
</td></tr>
<tr><td style="padding:20px 4px 0">
<p ${text('ink-3', 12, 18, 'margin:0')}>${escape(content.sender)}, <a ${text('ink-3', 12, 18)} href="${escape(content.origin)}">${escape(new URL(content.origin).host)}</a><br>
${escape(content.automatic)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;

/** The same letter as plain text. */
export const textOf = ({
  title,
  text: says,
  message,
  facts,
  bill,
  button,
  note,
  stop,
  sender,
  automatic,
  origin,
}: Content): string =>
  [
    title,
    message === null ? says : message.split('\n').map(withoutMarks).join('\n'),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    bill && [...bill.lines, bill.total].map(([label, amount]) => `${label}: ${amount}`).join('\n'),
    button && `${button.label}:\n${button.href}`,
    note,
    stop && `${stop.label}:\n${stop.href}`,
    `-- \n${sender}\n${origin}\n${automatic}`,
  ]
    .filter(Boolean)
    .join('\n\n');
