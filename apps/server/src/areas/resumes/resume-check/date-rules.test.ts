import { expect, test } from 'vitest';
import { type ShortResume, datesOf, findingOf, plainPositions } from '../../../testing/read-resumes.ts';

const [newest = {}, older = {}] = plainPositions;

/** Each rule with a resume that has its finding, and a similar one without. */
const cases: Record<string, { found: ShortResume; not: ShortResume; file?: string; notFile?: string }> = {
  'dates-missing': {
    found: { positions: [newest, { ...older, dates: null, start: null, end: null }] },
    not: {
      positions: [newest, { ...older, title: 'Supervisor of 2017', dates: null, start: null, end: null }],
    },
  },
  'dates-reversed': {
    found: { positions: [newest, { ...older, ...datesOf('Jun 2019', 'Feb 2017') }] },
    not: { positions: [newest, { ...older, ...datesOf('Jun 2019', '2019') }] },
  },
  'dates-future': {
    found: { positions: [{ ...newest, ...datesOf('Mar 2028', 'Jun 2029') }] },
    not: { positions: [{ ...newest, ...datesOf('Mar 2026', 'Jun 2027') }] },
  },
  'dates-gap': {
    found: { positions: [newest, { ...older, ...datesOf('Jun 2017', 'Jan 2019') }] },
    not: {
      positions: [newest, { ...older, ...datesOf('Jun 2017', 'Jan 2019') }],
      education: [{ degree: 'MSc', institution: 'NTNU', ...datesOf('Aug 2019', 'Jan 2021') }],
    },
  },
  'dates-mixed': {
    found: { positions: [newest, { ...older, ...datesOf('06/2017', '02/2021') }] },
    not: { positions: [newest, { ...older, ...datesOf('June 2017', '2021') }] },
  },
  'dates-ambiguous': {
    found: { positions: [{ ...newest, ...datesOf('03/04/2021', 'Present') }] },
    not: { positions: [{ ...newest, ...datesOf('23/04/2021', 'Present') }] },
  },
  'dates-years-only': {
    found: {
      positions: [
        { ...newest, ...datesOf('2021', 'Present') },
        { ...older, ...datesOf('2017', '2021') },
      ],
    },
    not: {
      positions: [
        { ...newest, ...datesOf('Mar 2021', 'Present') },
        { ...older, ...datesOf('2017', '2021') },
      ],
    },
  },
  'dates-order': {
    found: { positions: [older, { ...newest, ...datesOf('Mar 2021', 'Jun 2023') }] },
    not: {},
  },
};

test.each(Object.entries(cases))('[C-6] %s', (rule, { found, not, file, notFile }) => {
  const finding = findingOf(rule, found, file);
  expect(finding, 'where it is').toBeDefined();
  expect(finding?.seen).not.toBe('');
  expect(findingOf(rule, not, notFile), 'where it is not').toBeUndefined();
});
