import { sayEnglish } from '@waymark/contract/text/say';
import { describe, expect, test } from 'vitest';
import {
  commentOf,
  deskPath,
  describeSpan,
  describeWait,
  listGaps,
  readDeskQuery,
  sortFindings,
} from './rules.ts';

const hours = (count: number) => count * 3_600_000;

test('[L-10] reads the address of the desk, without values that it cannot have', () => {
  expect(readDeskQuery(new URLSearchParams('show=mine&page=2'))).toEqual({ show: 'mine', page: 2 });
  expect(readDeskQuery(new URLSearchParams('show=all&page=-1'))).toEqual({ show: 'waiting', page: 1 });
  expect(deskPath({ show: 'mine', page: 2 })).toBe('/staff/reviews?show=mine&page=2');
  expect(deskPath({ show: 'waiting', page: 1 })).toBe('/staff/reviews');
});

describe('[L-10] waiting is told against the target', () => {
  test.each([
    [0.5, 'less than an hour'],
    [1.9, '1 hour'],
    [47.9, '47 hours'],
    [48, '2 days'],
  ])('%f hours are %s', (span, words) => {
    expect(sayEnglish(describeSpan(hours(span)))).toBe(words);
  });

  test('with what is left, or how much it is over', () => {
    const wait = { requestedAt: '2026-11-16T09:00:00Z', dueAt: '2026-11-18T09:00:00Z' };
    const waitAt = (now: string) => {
      const { waited, due, isLate } = describeWait(wait, Date.parse(now));
      return { waited: sayEnglish(waited), due: sayEnglish(due), isLate };
    };
    expect(waitAt('2026-11-17T12:00:00Z')).toEqual({
      waited: '27 hours',
      due: '21 hours left',
      isLate: false,
    });
    expect(waitAt('2026-11-18T12:00:00Z')).toMatchObject({
      due: '3 hours over the target',
      isLate: true,
    });
  });
});

test('[L-10] lists the required parts that are empty', () => {
  const section = { score: 3, text: '' };
  const sections = {
    layout: section,
    opening: section,
    experience: section,
    skills: section,
    language: section,
  };
  expect(listGaps({ summary: 'Good.', sections, comments: [] })).toEqual([]);
  expect(
    listGaps({
      summary: ' ',
      sections: { ...sections, skills: { ...section, score: null } },
      comments: [],
    }).map((gap) => sayEnglish(gap)),
  ).toEqual(['a score for Skills', 'the summary']);
});

describe('[C-6] what the automatic check found', () => {
  const finding = (rule: string) => ({
    rule,
    section: 'dates' as const,
    severity: 'low' as const,
    title: 'Dates are missing',
    seen: 'None beside “Clerk”.',
    why: 'They are counted.',
    source: null,
    mend: 'Add them.',
    example: null,
    count: 1,
    places: [],
    points: 1,
  });

  test('is open until it became a comment or was declined', () => {
    const fields = {
      summary: '',
      sections: {} as never,
      comments: [{ id: '1', text: '', anchor: null, ...commentOf(finding('a')), kind: 'change' as const }],
      declinedRules: ['b', 'a'],
    };
    const { open, declined, taken } = sortFindings([finding('a'), finding('b'), finding('c')], fields);
    expect(open.map(({ rule }) => rule)).toEqual(['c']);
    expect(declined.map(({ rule }) => rule)).toEqual(['b']);
    expect(taken).toBe(1);
  });

  test('becomes a comment in its own words, with the rule that it came from', () => {
    expect(commentOf(finding('a'))).toEqual({
      rule: 'a',
      kind: 'change',
      text: 'Dates are missing. None beside “Clerk”. They are counted. Add them.',
    });
    expect(commentOf({ ...finding('a'), severity: 'good' }).kind).toBe('keep');
  });
});
