import { expect, it } from 'vitest';
import { sectionId, sectionsOf, titled } from './parts.ts';

it('the first heading is the title and the rest is the text', () => {
  expect(titled('# Terms\n\nWe.\n')).toEqual({ title: 'Terms', body: '\nWe.\n' });
  expect(titled('# Terms')).toEqual({ title: 'Terms', body: '' });
  expect(titled('We have no title.')).toEqual({ title: '', body: 'We have no title.' });
});

it('sections are the second-level headings, identified by their line', () => {
  expect(sectionsOf('\n## One\ntext\n### Inside\n##No\n## Two ')).toEqual([
    { id: sectionId(2), title: 'One' },
    { id: sectionId(6), title: 'Two' },
  ]);
});
