import { readdirSync } from 'node:fs';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { describe, expect, test } from 'vitest';
import { createReadResume, type ShortResume } from '../../../testing/read-resumes.ts';
import { readFixture } from '../../../testing/resumes/fixtures.ts';
import { accountForLines } from './ledger-rules.ts';

const fixtures = readdirSync(new URL('../../../testing/resumes/', import.meta.url)).filter((name) =>
  name.endsWith('.pdf'),
);

/** The class of each line by its text, in the order of the document. */
function classesOf(resume: ReadResume): [string, string][] {
  const texts = new Map(resume.pages.flatMap(({ lines }) => lines.map(({ id, text }) => [id, text])));
  return accountForLines(resume).lines.map((one) => [texts.get(one.line) ?? '', one.class]);
}

const unreadOf = (resume: ReadResume) =>
  classesOf(resume).flatMap(([text, kind]) => (kind === 'unread' ? [text] : []));

/** A resume whose section of experience gave no job. */
function withoutJobs(short: ShortResume = {}): ReadResume {
  return { ...createReadResume(short), positions: [] };
}

describe('[L-38] the law of the ledger', () => {
  test('there are samples to hold it against', () => expect(fixtures.length).toBeGreaterThan(10));

  test.each(fixtures)('every line of %s is accounted for, once', async (name) => {
    const { resume } = await readFixture(name);
    const { lines, parts } = accountForLines(resume);
    expect(lines.map(({ line }) => line)).toEqual(
      resume.pages.flatMap((page) => page.lines.map(({ id }) => id)),
    );
    expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
    for (const { part } of lines) expect(parts[part]).toBeDefined();
    const entries = parts.flatMap((part) => part.entries);
    expect(new Set(entries).size).toBe(entries.length);
    expect(entries).toHaveLength(resume.positions.length + resume.education.length + resume.projects.length);
  });

  test.each(fixtures)('no line of %s was read as the header of two entries', async (name) => {
    const { resume } = await readFixture(name);
    const owners = new Map<string, string>();
    for (const { header } of [...resume.positions, ...resume.education, ...resume.projects]) {
      // Two degrees of one school have the same header.
      for (const line of header) expect(owners.get(line) ?? header.join()).toBe(header.join());
      for (const line of header) owners.set(line, header.join());
    }
  });

  test.each(fixtures)('taking an entry away from %s leaves its lines not read', async (name) => {
    const { resume } = await readFixture(name);
    const [first, ...positions] = resume.positions;
    if (!first || positions.length === 0) return;
    const classes = new Map(
      accountForLines({ ...resume, positions }).lines.map((one) => [one.line, one.class]),
    );
    for (const line of first.lines) expect(classes.get(line)).toBe('unread');
  });
});

describe('[L-38] a line', () => {
  test('of a plain resume is a value or a text, and nothing is left over', () => {
    const classes = classesOf(createReadResume({ summary: ['Runs warehouses.'] }));
    expect(classes.filter(([, kind]) => kind === 'unread' || kind === 'furniture')).toEqual([]);
    expect(classes).toContainEqual(['Experience', 'text']);
    expect(classes).toContainEqual(['Runs warehouses.', 'text']);
    expect(classes).toContainEqual(['Warehouse Manager, Halden Logistics, Mar 2021 – Present', 'field']);
  });

  test('of a section without an entry is not read, below its heading', () => {
    const resume = withoutJobs();
    const { parts, lines } = accountForLines(resume);
    const part = parts.findIndex(({ kind }) => kind === 'experience');
    const classes = lines.filter((line) => line.part === part).map((line) => line.class);
    expect(classes).toEqual(['text', ...Array.from({ length: 6 }, () => 'unread')]);
  });

  test('in a header is not read if no value of the entry stands in it', () => {
    const bullets = ['Mended nets and sails', 'Sold 12 boats to fishermen'];
    const resume = createReadResume({ positions: [{ title: 'Sailmaker', company: 'Vik & Co', bullets }] });
    const [first] = resume.positions;
    if (first) first.header = first.lines.slice(0, 2);
    expect(unreadOf(resume)).toEqual([]);
    if (first) first.bullets = first.bullets.slice(1);
    expect(unreadOf(resume)).toEqual(['Mended nets and sails']);
  });

  test('above the jobs of one employer is the value that they share', () => {
    const resume = createReadResume({
      positions: [{ title: 'Shift Lead', company: 'Nordby Freight', bullets: [] }],
    });
    const [position] = resume.positions;
    const section = resume.sections.find(({ kind }) => kind === 'experience');
    resume.pages[0]?.lines.splice(3, 0, { id: 'banner', text: 'Nordby Freight', area: null });
    section?.lines.unshift('banner');
    expect(accountForLines(resume).lines.find(({ line }) => line === 'banner')).toMatchObject({
      class: 'field',
      entry: 'positions 1',
    });
    if (position) position.company = null;
    expect(unreadOf(resume)).toEqual(['Nordby Freight']);
  });

  test('of no section is not read', () => {
    expect(unreadOf(createReadResume({ tail: ['Sold on the market of Bergen'] }))).toEqual([
      'Sold on the market of Bergen',
    ]);
  });

  test('with a time of work below an unknown heading is not read, others are its text', () => {
    const resume = createReadResume({ sections: [{ kind: 'other', heading: 'Where I was' }] });
    const line = resume.pages[0]?.lines.find(({ text }) => text === 'One line');
    expect(unreadOf(resume)).toEqual([]);
    if (line) line.text = 'Deckhand, Blue Ferry, 2014 – 2016';
    expect(unreadOf(resume)).toEqual(['Deckhand, Blue Ferry, 2014 – 2016']);
  });

  test('that a list goes on in belongs to the list', () => {
    const resume = createReadResume({ skills: ['Forklift, reach truck,'] });
    const [skill] = resume.skills;
    const section = resume.sections.find(({ kind }) => kind === 'skills');
    resume.pages[0]?.lines.push({ id: 'more', text: 'pallet wrapping, Excel', area: null });
    section?.lines.push('more');
    resume.skills = ['Forklift', 'reach truck', 'pallet wrapping', 'Excel'].map((name) => ({
      name,
      group: null,
      line: skill?.line ?? '',
    }));
    expect(unreadOf(resume)).toEqual([]);
    resume.skills = resume.skills.slice(0, 2);
    expect(unreadOf(resume)).toEqual(['pallet wrapping, Excel']);
  });

  test('of a heading with nothing below it keeps a part of its own', () => {
    const { parts } = accountForLines(createReadResume({ tail: ['Publications'] }));
    expect(parts).toContainEqual({ kind: 'publications', heading: 'Publications', entries: [] });
  });
});

describe('[L-38] repeated page furniture', () => {
  const page = (number: number, top: string, bottom: string): ReadResume['pages'][number] => ({
    number,
    size: { width: 595, height: 842 },
    lines: [
      { id: `p${number}-1`, text: top, area: { x: 50, y: 30, width: 200, height: 10 } },
      { id: `p${number}-2`, text: `Work ${number}`, area: { x: 50, y: 400, width: 200, height: 10 } },
      { id: `p${number}-3`, text: bottom, area: { x: 50, y: 810, width: 200, height: 10 } },
    ],
  });
  const noContact = { name: null, email: null, phone: null, place: null };
  const nothingRead = { sections: [], positions: [], education: [], skills: [] };
  const furnitureOf = (pages: ReadResume['pages']) =>
    classesOf({ ...createReadResume({ contact: noContact }), ...nothingRead, pages })
      .filter(([, kind]) => kind === 'furniture')
      .map(([text]) => text);

  test.each([
    ['Page 1 of 2', 'Page 2 of 2'],
    ['1/2', '2/2'],
    ['- 1 -', '- 2 -'],
    ['Seite 1 von 2', 'Seite 2 von 2'],
    ['Página 1 de 2', 'Página 2 de 2'],
    ['Updated May 2026 · Ada Nilsen · 1', 'Updated May 2026 · Ada Nilsen · 2'],
  ])('is “%s” at the foot of a page', (one, two) => {
    expect(furnitureOf([page(1, 'Top one', one), page(2, 'Top two', two)])).toEqual([one, two]);
  });

  test('is a running header, and never the line that a value was read from', () => {
    const pages = [page(1, 'Ada Nilsen', 'End'), page(2, 'Ada Nilsen', 'Other')];
    expect(furnitureOf(pages)).toEqual(['Ada Nilsen', 'Ada Nilsen']);
    const resume = { ...createReadResume({ contact: noContact }), ...nothingRead, pages };
    resume.contact.name = { text: 'Ada Nilsen', line: 'p1-1' };
    expect(classesOf(resume).filter(([text]) => text === 'Ada Nilsen')).toEqual([
      ['Ada Nilsen', 'field'],
      ['Ada Nilsen', 'furniture'],
    ]);
  });

  test.each([
    'Ada Nilsen · Page 2 of 2',
    'Ada Nilsen | Résumé | 2',
    'Updated on 3 May 2026',
    'Curriculum Vitae – May 2026',
  ])('is “%s” on one page alone', (text) => {
    const pages = [page(1, 'Top', 'End'), page(2, 'Other', text)];
    const resume = { ...createReadResume(), ...nothingRead, pages };
    expect(classesOf(resume).filter(([, kind]) => kind === 'furniture')).toEqual([[text, 'furniture']]);
  });

  test('is not what stands in the middle of pages, or a year', () => {
    expect(
      furnitureOf([page(1, '2019', 'One'), page(2, '2021 – 2023', 'Updated the books of 2 ports')]),
    ).toEqual([]);
  });
});
