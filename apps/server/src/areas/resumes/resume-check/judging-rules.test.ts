import { readdirSync } from 'node:fs';
import type { ResumeCheck } from '@waymark/contract/resumes/resume-check';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { describe, expect, test } from 'vitest';
import {
  checkInEnglish,
  createReadResume,
  datesOf,
  plainPositions,
  type ShortResume,
} from '../../../testing/read-resumes.ts';
import { readFixture } from '../../../testing/resumes/fixtures.ts';
import { checkRules } from './rules.ts';

const check = (resume: ReadResume) =>
  checkInEnglish(resume, { name: 'Ada-Nilsen.pdf', uploadedAt: new Date('2026-11-22T12:00:00Z') });
const scoreOf = ({ sections }: ResumeCheck, name: string) => sections.find(({ section }) => section === name);
const rulesOf = ({ findings }: ResumeCheck) => findings.map(({ rule }) => rule);
const fixtures = readdirSync(new URL('../../../testing/resumes/', import.meta.url)).filter((name) =>
  name.endsWith('.pdf'),
);

/** Kept as it was read, without the jobs of one section or of all. */
const withoutJobs = (resume: ReadResume): ReadResume => ({ ...resume, positions: [] });

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const sumOf = (counts: Readonly<Record<string, number>>) => sum(Object.values(counts));

/** Where a check breaks what holds for every one, whatever was read. */
function breachesOf(resume: ReadResume): string[] {
  const result = check(resume);
  const judged = result.sections.filter(({ isJudged }) => isJudged);
  const lines = sum(resume.pages.map((page) => page.lines.length));
  const { counts, parts } = result.ledger;
  const laws: readonly [boolean, string][] = [
    [result.of === sum(judged.map(({ of }) => of)), 'the most points are those of the judged parts'],
    [result.score === sum(judged.map(({ points }) => points)), 'the score is the sum of the judged parts'],
    [judged.every(({ points, of }) => points >= 0 && points <= of), 'a part has at most its points'],
    [sumOf(counts) === lines, 'every line is counted'],
    [sum(parts.map((part) => sumOf(part.counts))) === lines, 'every line is in a part'],
  ];
  return [
    ...laws.flatMap(([holds, law]) => (holds ? [] : [law])),
    ...contradictionsOf(result),
    ...unjudgedPointsOf(result),
  ];
}

function contradictionsOf(result: ResumeCheck): string[] {
  const shown = new Set(rulesOf(result));
  return checkRules.flatMap(({ rule, contradicts }) =>
    (contradicts ?? []).flatMap((other) =>
      shown.has(rule) && shown.has(other) ? [`${rule} beside ${other}`] : [],
    ),
  );
}

function unjudgedPointsOf({ sections, findings }: ResumeCheck): string[] {
  return sections.flatMap(({ section, isJudged, points, reason }) => {
    if (isJudged) return reason === null ? [] : [`${section} is judged and has a reason`];
    const own = findings.filter((finding) => finding.section === section);
    const isLeftOut = points === 0 && reason !== null && own.every((one) => one.points === 0);
    const isPraised = own.some(({ severity }) => severity === 'good');
    return isLeftOut && !isPraised ? [] : [`${section} is not judged and has points`];
  });
}

describe('[L-11, L-38] what no check says', () => {
  test('rules contradict rules that there are, and none that contradicts them', () => {
    const byName = new Map(checkRules.map((rule) => [rule.rule, rule]));
    for (const { rule, contradicts } of checkRules) {
      for (const other of contradicts ?? []) {
        expect(byName.has(other), other).toBe(true);
        expect(byName.get(other)?.contradicts ?? []).not.toContain(rule);
      }
    }
    const praised = checkRules.filter(({ severity }) => severity === 'good').map(({ rule }) => rule);
    const doubted = new Set(checkRules.flatMap(({ contradicts }) => contradicts ?? []));
    expect(praised.filter((rule) => !doubted.has(rule))).toEqual([]);
  });

  test.each(fixtures)('of %s, of it without its jobs, and of it with less read', async (name) => {
    const { resume } = await readFixture(name);
    const contact = { ...resume.contact, name: null, email: null, phone: null };
    const readings: ReadResume[] = [
      resume,
      withoutJobs(resume),
      { ...resume, positions: resume.positions.slice(1), education: [], skills: [], projects: [] },
      { ...resume, sections: [], positions: [] },
      { ...resume, contact },
    ];
    expect(readings.flatMap(breachesOf)).toEqual([]);
    const isFound = rulesOf(check(withoutJobs(resume))).includes('layout-unread-work');
    expect(isFound).toBe(resume.positions.length > 0);
  });

  test('of three hundred made readings', () => {
    const breaches = Array.from({ length: 300 }, (_, seed) =>
      breachesOf(madeReading(seed + 1)).map((breach) => `${seed + 1}: ${breach}`),
    );
    expect(breaches.flat()).toEqual([]);
  });
});

describe('[L-11, L-38] jobs that were not read', () => {
  const four = Array.from({ length: 2 }, () => plainPositions).flat();
  const unread = check(withoutJobs(createReadResume({ positions: four })));

  test('are said first, and cost the whole score', () => {
    expect(unread.findings.find(({ rule }) => rule === 'layout-unread-work')).toMatchObject({
      severity: 'high',
      title: 'No job could be read',
      seen: 'Below “Experience” 12 lines were not read.',
    });
    expect([unread.score, unread.of]).toEqual([45, 55]);
  });

  test('leave what is about work without points, for or against', () => {
    for (const name of ['dates', 'wording', 'results'])
      expect(scoreOf(unread, name)).toMatchObject({
        isJudged: false,
        points: 0,
        reason: 'No job could be read',
      });
    expect(scoreOf(unread, 'contact')).toMatchObject({ isJudged: true, points: 15 });
  });

  test('are a row of the ledger', () => {
    const row = unread.ledger.parts.find(({ label }) => label === 'Experience');
    expect(row).toMatchObject({ says: 'A heading and 12 lines, no job read', stored: [] });
    expect(row?.unread[0]?.quote).toBe('Warehouse Manager, Halden Logistics, Mar 2021 – Present');
  });

  test('keep every praise away that needs them', () => {
    const praised = unread.findings.filter(({ severity }) => severity === 'good').map(({ rule }) => rule);
    expect(praised).toEqual(['contact-good', 'structure-length-good']);
  });

  test('below an unknown heading count too: it does not say that there is no work', () => {
    const resume = createReadResume({ positions: [], sections: [{ kind: 'other', heading: 'Where I was' }] });
    const line = resume.pages[0]?.lines.find(({ text }) => text === 'One line');
    if (line) line.text = 'Deckhand, Blue Ferry, 2014 – 2016';
    const rules = rulesOf(check(resume));
    expect(rules).toContain('layout-unread-work');
    expect(rules).not.toContain('structure-experience-missing');
  });

  test('of one section of two leave dates and results unjudged, and a line or two do not', () => {
    const resume = createReadResume({ positions: four });
    const lost = check({ ...resume, positions: resume.positions.slice(0, 2) });
    expect(scoreOf(lost, 'dates')).toMatchObject({
      isJudged: false,
      reason: '6 of 13 lines about work could not be read',
    });
    const [first] = resume.positions;
    if (first) first.lines = first.lines.slice(0, -1);
    const nearly = check(resume);
    expect(scoreOf(nearly, 'dates')).toMatchObject({ isJudged: true });
    expect(rulesOf(nearly)).not.toContain('dates-good');
  });
});

test('[L-38] other sections of which nothing was read are found, and cost points of reading', () => {
  const result = check({ ...createReadResume(), education: [], skills: [] });
  const finding = result.findings.find(({ rule }) => rule === 'layout-unread-section');
  expect(finding).toMatchObject({ count: 2, points: 6 });
  expect(finding?.seen).toBe('“Education”: a heading and 1 line. “Skills”: a heading and 2 lines.');
  expect(rulesOf(result)).not.toContain('layout-good');
});

test('[L-38] a header that nothing divides costs points of reading, and reading is not praised', () => {
  const resume = createReadResume({ positions: Array.from({ length: 2 }, () => plainPositions).flat() });
  const whole = check({
    ...resume,
    positions: resume.positions.map((one, at) => (at < 2 ? { ...one, company: null, isWhole: true } : one)),
  });
  expect(whole.findings.find(({ rule }) => rule === 'layout-whole-header')).toMatchObject({
    count: 2,
    points: 6,
  });
  expect(rulesOf(whole)).not.toContain('layout-good');
  expect(rulesOf(check(resume))).not.toContain('layout-whole-header');
});

test('[L-11] few lines about work are no ground for points', () => {
  const [position] = plainPositions;
  const result = check(createReadResume({ positions: [{ ...position, bullets: [] }] }));
  expect(scoreOf(result, 'results')).toMatchObject({
    isJudged: false,
    reason: 'No line about work was found',
  });
  expect(scoreOf(result, 'dates')).toMatchObject({ isJudged: true });
});

/** A reading of parts that are drawn by a seed, some of which lost what was in them. */
function madeReading(seed: number): ReadResume {
  let state = seed * 7919;
  const draw = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  const pick = <Item>(items: readonly Item[]): Item => items[draw(items.length)] as Item;
  const short: ShortResume = {
    positions: Array.from({ length: draw(5) }, () => ({
      title: pick(['Nurse', 'Clerk', null]),
      company: pick(['City Hospital', 'Bank', null]),
      ...pick([
        datesOf('Jan 2019', 'Dec 2020'),
        datesOf('2021', 'Present'),
        datesOf('03/2015', '01/2014'),
        { dates: null, start: null, end: null },
      ]),
      bullets: Array.from({ length: draw(6) }, (_, at) =>
        pick([
          `Led ${at} people on the ward`,
          'Responsible for the the stock',
          'I write the plans of a team',
          'Night',
        ]),
      ),
    })),
    skills: pick([[], ['Excel', 'Triage']]),
    tail: Array.from({ length: draw(4) }, () =>
      pick(['Religion: none', 'E X T R A S', '☎ \uE0B0 55', 'Hobbies']),
    ),
    format: pick(['pdf', 'docx', 'doc'] as const),
    unreadableGlyphs: pick([0, 30]),
  };
  const resume = createReadResume(short);
  return {
    ...resume,
    contact: draw(3) === 0 ? { ...resume.contact, email: null, phone: null } : resume.contact,
    positions: resume.positions.slice(0, draw(6)),
    education: pick([resume.education, []]),
    skills: pick([resume.skills, []]),
    sections: draw(5) === 0 ? [] : resume.sections,
  };
}
