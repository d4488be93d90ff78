import { expect, test } from 'vitest';
import { placeFiles, safeFileName, toJson, withoutSecrets, type Section } from './archive-rules.ts';

const resumesNamed = (...names: string[]): Section[] => [
  {
    key: 'resumes',
    title: 'Resumes',
    rows: names.map((name) => ({ file: { storageKey: `key of ${name}`, name } })),
  },
];

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['..\\..\\boot.ini', '_.._boot.ini'],
  ['/absolute.pdf', '_absolute.pdf'],
  ['..', 'file'],
  ['', 'file'],
  ['.hidden', 'hidden'],
  ['cv.pdf. . ', 'cv.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['nul', '_nul'],
  ['console.pdf', 'console.pdf'],
  ['what? a "cv": <new>|*.pdf', 'what_ a _cv__ _new___.pdf'],
  ['invoice\u202Efdp.exe', 'invoice_fdp.exe'],
  ['line\r\nbreak.pdf', 'line__break.pdf'],
  ['Lebenslauf Jörg Ñandú 履歴書.pdf', 'Lebenslauf Jörg Ñandú 履歴書.pdf'],
])('[G-10] a file called %j lies in the copy as %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

test('[G-10] a very long name is cut, and keeps its ending and its characters whole', () => {
  const safe = safeFileName(`${'😀'.repeat(300)}.docx`);
  expect([...safe].length).toBeLessThanOrEqual(120);
  expect(safe).toMatch(/^(?:😀)+\.docx$/u);
});

test('[G-10] no two names are the same on any system', () => {
  const places = placeFiles(
    resumesNamed('cv.pdf', 'CV.pdf', 'cv.pdf ', 'cv (2).pdf', 'Jo\u0308rg.pdf', 'Jörg.pdf'),
  );
  expect([...places.values()]).toEqual([
    'files/cv.pdf',
    'files/CV (2).pdf',
    'files/cv (3).pdf',
    'files/cv (2) (2).pdf',
    'files/Jörg.pdf',
    'files/Jörg (2).pdf',
  ]);
});

test('[G-10] the data name each file by its place in the copy, never by where it is stored', () => {
  const sections = resumesNamed('cv.pdf');
  const madeAt = new Date('2026-11-21T10:00:00Z');
  const data = toJson(madeAt, sections, placeFiles(sections));
  expect(JSON.parse(data)).toEqual({ madeAt: madeAt.toISOString(), resumes: [{ file: 'files/cv.pdf' }] });
});

test('[G-10] links in mails lose their secret', () => {
  expect(withoutSecrets('Set it: https://a.example/set-password?token=aB3-_x\n\nThe link works once.')).toBe(
    'Set it: https://a.example/set-password?token=(left out)\n\nThe link works once.',
  );
});
