import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachment, safeFileName } from './attachment.ts';

describe('the name of a downloaded file', () => {
  it.each([
    ['Prodejny 2026-11-22.csv', 'Prodejny 2026-11-22.csv'],
    ['../../etc/passwd', 'etc passwd'],
    ['a"b\r\nSet-Cookie: x', 'a b Set-Cookie x'],
    ['  .hidden. ', 'hidden'],
    ['\u202Efdp.exe', 'fdp.exe'],
    ['///', 'file'],
    ['ž'.repeat(100), 'ž'.repeat(80)],
  ])('%j is saved as %j', (name, safe) => expect(safeFileName(name)).toBe(safe));

  it('keeps its diacritics, with ASCII for old programs', () =>
    expect(attachment('Lidé.csv')).toBe(`attachment; filename="Lide.csv"; filename*=UTF-8''Lid%C3%A9.csv`));

  it('is written in other scripts, too', () =>
    expect(attachment("Люди' (1).csv")).toBe(
      `attachment; filename="____' (1).csv"; filename*=UTF-8''%D0%9B%D1%8E%D0%B4%D0%B8%27%20%281%29.csv`,
    ));

  it('never ends the header or its value, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(attachment(name)).toMatch(/^attachment; filename="[ !#-[\]-~]*"; filename\*=UTF-8''[\w.!~%-]+$/);
        expect(attachment(name)).not.toMatch(/[/\\]/);
      }),
    );
  });
});
