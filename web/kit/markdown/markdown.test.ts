import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import Text from './markdown.tsx';

const htmlOf = (text: string) => renderToStaticMarkup(createElement(Text, null, text));

it.each([
  ['a script', '<script>alert(1)</script>\n\nText <b onclick="alert(1)">bold</b>'],
  ['a link that runs a script', '[here](javascript:alert(1)) [there](JaVaScRiPt:alert(1)) <javascript:alert(1)>'],
  ['a hidden link that runs a script', '[here](java\u0001script:alert(1)) [there](&#106;avascript:alert(1))'],
  ['a link to data', '[here](data:text/html;base64,PHNjcmlwdD4=) [there](vbscript:x) [file](file:///etc/passwd)'],
  ['a picture of data', '![](data:image/svg+xml;base64,PHN2Zz4=) ![track](https://example.org/pixel.png)'],
  ['a reference', '![x][1] [y][1]\n\n[1]: javascript:alert(1)'],
  ['a frame', '<iframe src="https://example.org"></iframe>\n\n<img src=x onerror=alert(1)>'],
])('%s is harmless', (_, text) => {
  const html = htmlOf(text);
  expect(html).not.toMatch(/<(?:script|img|iframe|b|svg)\b/i);
  expect(html).not.toMatch(/<[^>]*(?:\son\w+=|javascript:|data:|vbscript:|file:)/i);
});

it('a link to another site opens beside the app, without access to it', () => {
  expect(htmlOf('[law](https://example.org) [us](mailto:a@example.org) [own](/blog)')).toMatch(
    /href="https:\/\/example.org"[^>]* target="_blank" rel="noopener noreferrer">law<.*href="mailto:a@example.org"[^>]*>us<.*href="\/blog"[^>]*>own</,
  );
});
