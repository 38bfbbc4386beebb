import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { AnswerText } from './answer-text.tsx';

const htmlOf = (text: string) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(AnswerText, null, text)));
const withoutClasses = (text: string) => htmlOf(text).replaceAll(/ (?:class|data-discover)="[^"]*"/g, '');

it('an answer has strong words, lists and links to pages of the app', () => {
  expect(withoutClasses('**Two orders:**\n\n- [Order 20409](/orders/view/a)\n- [Chat](/chats/b?tab=c#d)')).toBe(
    '<div><p><strong>Two orders:</strong></p>\n<ul>\n<li><a href="/orders/view/a">Order 20409</a></li>\n' +
      '<li><a href="/chats/b?tab=c#d">Chat</a></li>\n</ul></div>',
  );
});

it.each([
  ['another site', '[there](https://example.org)'],
  ['another site in short', '[there](//example.org/a)'],
  ['another site behind dots', '[there](/.//example.org)'],
  ['a script', '[there](javascript:alert(1))'],
  ['an address of mail', '[there](mailto:a@example.org)'],
  ['a page beside this one', '[there](orders/view/a)'],
  ['a reference', '[there][1]\n\n[1]: https://example.org'],
])('a link to %s is plain text', (_, text) => {
  expect(withoutClasses(text)).toBe('<div><p>there</p></div>');
});

it('a written address is no link', () => {
  expect(htmlOf('https://example.org and <https://example.org>')).not.toContain('<a');
});

it('there are no headings, pictures, tables, code or HTML', () => {
  const html = htmlOf(
    '### Result\n# One\n\n![x](/files/a.jpg)\n\n`code`\n\n> said\n\n---\n\n<b onclick="alert(1)">b</b><img src=x>',
  );
  expect(html).not.toMatch(/<(?:h\d|img|code|blockquote|hr|b|table)\b/);
  expect(html).not.toContain('#');
});

it('a line stays a line', () => {
  expect(withoutClasses('Barbora, 31 h\nOndřej, 24 h')).toBe('<div><p>Barbora, 31 h\nOndřej, 24 h</p></div>');
});
