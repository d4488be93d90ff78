import { readdirSync } from 'node:fs';
import { checkSections } from '@waymark/contract/resumes/choices';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { describe, expect, test } from 'vitest';
import { checkInEnglish, createReadResume, datesOf, findingOf } from '../../../testing/read-resumes.ts';
import { readFixture, readFixtureAgain } from '../../../testing/resumes/fixtures.ts';
import { compareChecks, checkRules } from './rules.ts';

const uploadedAt = new Date('2026-11-22T12:00:00Z');
const check = (resume: ReadResume, name = 'Ada-Nilsen.pdf') => checkInEnglish(resume, { name, uploadedAt });

describe('[C-6] the check', () => {
  test('has more than twenty kinds of findings, each with its reason', () => {
    expect(checkRules.filter(({ severity }) => severity !== 'good').length).toBeGreaterThan(20);
    expect(new Set(checkRules.map(({ rule }) => rule)).size).toBe(checkRules.length);
    for (const { why, source } of checkRules) {
      expect(why).toMatch(/\.$/);
      expect(source?.url ?? 'https://waymark.example').toMatch(/^https:\/\//);
    }
  });

  test('finds nothing to fix in a plain resume, and reports its strengths', () => {
    const { score, of, findings } = check(createReadResume());
    expect(findings.filter(({ severity }) => severity !== 'good')).toEqual([]);
    expect([score, of]).toEqual([100, 100]);
    expect(findings.map(({ rule }) => rule)).toContain('contact-good');
  });

  test('sums the sections’ points minus their findings, never below zero', () => {
    const { score, sections, findings } = check(
      createReadResume({
        contact: { email: null },
        head: ['Ada Nilsen', 'Oslo, Norway'],
        tail: ['Religion: none'],
      }),
    );
    for (const { section, of, points } of sections) {
      const lost = findings
        .filter((one) => one.section === section)
        .reduce((sum, one) => sum + one.points, 0);
      expect(points).toBe(Math.max(0, of - lost));
    }
    expect(sections.reduce((sum, { of }) => sum + of, 0)).toBe(100);
    expect(score).toBe(sections.reduce((sum, { points }) => sum + points, 0));
    expect(sections[0]).toEqual({ section: 'contact', of: 15, points: 5, isJudged: true, reason: null });
  });

  test('judges the wording of English resumes only, and shows that in the score', () => {
    const german = createReadResume({
      summary: [
        'Leiterin des Lagers mit Verantwortung für das Team und die Planung der Schichten bei der Firma',
      ],
      positions: [
        {
          title: 'Lagerleiterin',
          company: 'Halden',
          ...datesOf('Mar 2021', 'Present'),
          bullets: Array.from(
            { length: 8 },
            () => 'Verantwortlich für die Planung der Schichten und für das Lager',
          ),
        },
      ],
    });
    const { isEnglish, sections, findings, score, of } = check(german);
    expect(isEnglish).toBe(false);
    const language = checkSections.filter(({ isLanguage }) => isLanguage).map(({ value }) => value);
    expect(sections.filter(({ isJudged }) => !isJudged).map(({ section }) => section)).toEqual(language);
    expect(findings.filter(({ section }) => language.some((one) => one === section))).toEqual([]);
    expect([score, of]).toEqual([70, 70]);
  });

  test('shows each finding at its position, with the text there', () => {
    const finding = findingOf('wording-technologies', { tail: ['Built pages with Javascript and Github'] });
    expect(finding).toMatchObject({
      count: 2,
      places: [{ page: 1, quote: 'Built pages with Javascript and Github', area: { x: 50 } }],
      example: {
        before: 'Built pages with Javascript and Github',
        after: 'Built pages with JavaScript and Github',
      },
    });
  });

  test('suggests a rewritten line only if the rule is safe', () => {
    const bullets = (text: string) => ({
      positions: [{ title: 'Clerk', company: 'Bank', ...datesOf('Jan 2019', 'Dec 2020'), bullets: [text] }],
    });
    const mended = (text: string) => findingOf('wording-weak-openings', bullets(text))?.example;
    expect(mended('Responsible for managing a team of 5')?.after).toBe('Managed a team of 5');
    expect(mended('Responsible for planning the shifts')?.after).toBe('Planned the shifts');
    // A second verb would keep its form, and a noun cannot be rewritten.
    expect(mended('Responsible for managing shops and training staff')).toBeNull();
    expect(mended('Responsible for the budget of the shop')).toBeNull();
  });

  test('checks a text of any size within limits', () => {
    const line = 'a '.repeat(40_000);
    const resume = createReadResume({ tail: Array.from({ length: 3000 }, () => line) });
    expect(check(resume).facts.words).toBeLessThan(100_000);
    const bullets = Array.from({ length: 20_000 }, (_, nth) => `Led shift ${nth} of the house`);
    const position = { title: 'Lead', company: 'Mill', ...datesOf('Jan 2019', 'Dec 2020'), bullets };
    expect(check(createReadResume({ positions: [position] })).facts.bullets).toBeLessThan(1000);
    const positions = Array.from({ length: 20_000 }, () => ({ ...position, bullets: [] }));
    expect(check(createReadResume({ positions })).facts.positions).toBe(20_000);
  });

  test('splits a file name with 2^200 possible readings in one pass', () => {
    const named = (name: string) => findingOf('layout-file-name', {}, name);
    expect(named(`${'1'.repeat(200)}x.pdf`)).toBeUndefined();
    expect(named(`${'vrevnewcv'.repeat(20)}!.pdf`)).toBeUndefined();
    expect(named('MyResume-Final_v2(1).pdf')).toBeDefined();
    expect(named('.pdf')).toBeUndefined();
  });
});

describe('[C-6] before and after', () => {
  test('lists fixed, remaining and new findings', () => {
    const before = check(
      createReadResume({
        contact: { phone: null },
        head: ['Ada Nilsen', 'ada@example.com'],
        tail: ['Kept the the books'],
      }),
    );
    const after = check(
      createReadResume({ tail: ['Kept the the books', 'Kept of of them', 'Marital status: single'] }),
    );
    const { mended, remaining, new: found } = compareChecks(before, after);
    expect(mended.map(({ rule }) => rule)).toEqual(['contact-phone-missing']);
    expect(remaining).toMatchObject([{ rule: 'wording-doubled-word', before: 1, after: 2 }]);
    expect(found.map(({ rule }) => rule)).toEqual(['contact-personal-details']);
  });
});

const fixtures = readdirSync(new URL('../../../testing/resumes/', import.meta.url)).filter((name) =>
  name.endsWith('.pdf'),
);

test.each(fixtures.map((name, at) => ({ name, at })))(
  '[C-6, L-11] $name gives the same result again, and every finding has evidence',
  async ({ name, at }) => {
    const { resume } = await readFixture(name);
    const result = check(resume, name);
    // Another test covers that the same bytes are read alike: two are enough here.
    const again = at < 2 ? await readFixtureAgain(name) : structuredClone(resume);
    expect(check(again, name)).toEqual(result);
    const ids = new Set(resume.pages.flatMap(({ lines }) => lines.map(({ id }) => id)));
    for (const { seen, places } of result.findings) {
      expect(seen).not.toMatch(/undefined|null|NaN|“”/);
      for (const { line, quote } of places) expect([ids.has(line ?? ''), quote !== '']).toEqual([true, true]);
    }
    // None of these resumes has a serious problem.
    expect(result.findings.filter(({ severity }) => severity === 'high')).toEqual([]);
  },
);

test('[L-11] there are resumes to check', () => expect(fixtures.length).toBeGreaterThan(10));
