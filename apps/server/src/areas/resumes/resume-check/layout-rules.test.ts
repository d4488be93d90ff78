import { expect, test } from 'vitest';
import { createReadResume, type ShortResume, findingOf } from '../../../testing/read-resumes.ts';

/** Each rule with a resume that has its finding, and a similar one without. */
const cases: Record<string, { found: ShortResume; not: ShortResume; file?: string; notFile?: string }> = {
  'layout-glyphs': { found: { unreadableGlyphs: 40 }, not: { unreadableGlyphs: 1 } },
  'layout-icons': { found: { tail: ['\uE0B0 Oslo \uF095 +47 22'] }, not: { tail: ['\uF0B7 Sold 12 boats'] } },
  'layout-spaced-letters': { found: { tail: ['E X P E R I E N C E'] }, not: { tail: ['A B testing'] } },
  'layout-old-format': { found: { format: 'doc' }, not: { format: 'docx' } },
  'layout-file-name': {
    found: {},
    not: {},
    file: 'My Resume (final) v2.pdf',
    notFile: 'Nilsen resume 2026.pdf',
  },
  'layout-name-missing': { found: { contact: { name: null } }, not: {} },
};

test.each(Object.entries(cases))('[C-6] %s', (rule, { found, not, file, notFile }) => {
  const finding = findingOf(rule, found, file);
  expect(finding, 'where it is').toBeDefined();
  expect(finding?.seen).not.toBe('');
  expect(findingOf(rule, not, notFile), 'where it is not').toBeUndefined();
});

test('[C-6] columns are lines side by side, and are shown as a program would read them across', () => {
  const resume = createReadResume();
  const beside = (text: string) =>
    resume.pages.map((page) => ({
      ...page,
      lines: page.lines.flatMap((line, at) => [
        { ...line, area: line.area && { ...line.area, width: 150 } },
        { id: `right-${at}`, text, area: line.area && { ...line.area, x: 300, width: 150 } },
      ]),
    }));
  const found = findingOf('layout-columns', { ...resume, pages: beside('Norwegian, English') });
  expect(found?.seen).toContain('“Ada Nilsen Norwegian, English”');
  expect(found?.places[0]).toMatchObject({ page: 1, line: 'right-0', area: { x: 300 } });
  // Dates beside their lines are not a column.
  expect(findingOf('layout-columns', { ...resume, pages: beside('2017 – 2019') })).toBeUndefined();
  expect(findingOf('layout-columns', {})).toBeUndefined();
});
