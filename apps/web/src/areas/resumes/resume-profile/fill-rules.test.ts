import { standardWords } from '@waymark/contract/board-words';
import { type ResumeDocumentInput, resumeDocumentSchema } from '@waymark/contract/resumes/resume-profile';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { describe, expect, test } from 'vitest';
import { describeAdditions } from './components/filling/use-filling.ts';
import {
  addEverything,
  answerKey,
  applyProposals,
  isAnswered,
  listProposals,
  type Proposal,
} from './fill-rules.ts';

const line = (id: string, text: string) => ({ id, text, area: null });
const nothing: ReadResume = {
  format: 'pdf',
  pages: [
    {
      number: 1,
      size: null,
      lines: [
        line('p1-1', 'Summary'),
        line('p1-2', 'Thirty years on a rock,'),
        line('p1-3', 'every night lit.'),
        line('p1-4', 'Chess, tides'),
      ],
    },
  ],
  unreadableGlyphs: 0,
  contact: { name: null, headline: null, email: null, phone: null, place: null, links: [] },
  sections: [],
  positions: [],
  education: [],
  projects: [],
  skills: [],
  languages: [],
  certifications: [],
};
const keeper = {
  title: 'Keeper',
  company: 'Northern Lights',
  team: null,
  isWhole: false,
  place: 'Oban',
  dates: 'Jan 2019 – Present',
  start: 'Jan 2019',
  end: 'Present',
  bullets: ['Kept it lit'],
  header: [],
  lines: ['p1-7', 'p1-8'],
};

let ids = 0;
const createId = () => `018f0000-0000-7000-8000-${String(ids++).padStart(12, '0')}`;
const propose = (read: Partial<ReadResume>, document: ResumeDocumentInput = {}) =>
  listProposals(standardWords, { ...nothing, ...read }, resumeDocumentSchema.parse(document), createId);
/** What the schema makes of the document once the proposals are accepted. */
function accept(proposals: readonly Proposal[], document: ResumeDocumentInput = {}, answers = {}) {
  const parsed = resumeDocumentSchema.parse(document);
  const changes = applyProposals(parsed, proposals, answers);
  return resumeDocumentSchema.parse({
    ...parsed,
    ...Object.fromEntries(changes.map(({ section, value }) => [section, value])),
  });
}

describe('[G-3] filling My Resume from a file', () => {
  test('proposes each value with its lines, and changes accepted values only', () => {
    const proposals = propose({
      contact: {
        ...nothing.contact,
        headline: { text: 'Keeper of lights', line: 'p1-9' },
        links: [
          { text: 'in', url: 'https://www.linkedin.com/in/ada', line: 'p1-10' },
          { text: 'mail', url: 'mailto:a@b.example', line: 'p1-10' },
        ],
      },
      sections: [
        { kind: 'summary', heading: 'Summary', lines: ['p1-1', 'p1-2', 'p1-3'] },
        { kind: 'interests', heading: 'Interests', lines: ['p1-4'] },
      ],
      positions: [keeper],
      skills: [{ name: 'Lamps', group: null, line: 'p1-5' }],
      languages: [{ name: 'Norn', level: 'Native', line: 'p1-6' }],
    });
    expect(proposals.map(({ section, title, lines }) => [section, title, lines])).toEqual([
      ['headline', 'Resume Headline', ['p1-9']],
      ['summary', 'Profile Summary', ['p1-2', 'p1-3']],
      ['skills', 'Lamps', ['p1-5']],
      ['employment', 'Keeper', ['p1-7', 'p1-8']],
      ['onlineProfiles', 'https://www.linkedin.com/in/ada', ['p1-10']],
      ['languages', 'Norn', ['p1-6']],
      ['interests', 'Chess', ['p1-4']],
      ['interests', 'tides', ['p1-4']],
    ]);
    expect(accept([])).toEqual(resumeDocumentSchema.parse({}));
    const filled = accept(proposals);
    expect(filled).toMatchObject({
      headline: 'Keeper of lights',
      summary: 'Thirty years on a rock, every night lit.',
    });
    expect(filled.employment).toMatchObject([
      {
        designation: 'Keeper',
        organization: 'Northern Lights',
        location: 'Oban',
        from: '2019-01',
        till: '',
        isCurrent: true,
        highlights: ['Kept it lit'],
      },
    ]);
    expect(filled.onlineProfiles).toMatchObject([{ name: 'LinkedIn' }]);
    expect(filled.interests.map(({ name }) => name)).toEqual(['Chess', 'tides']);
  });

  test('shows old and new values, and keeps those that the file lacks', () => {
    const [id] = [createId()];
    const document: ResumeDocumentInput = {
      employment: [
        {
          id,
          designation: 'keeper',
          organization: 'Northern  Lights',
          from: '2018',
          description: 'My own words',
        },
      ],
    };
    const [proposal] = propose({ positions: [keeper] }, document);
    expect(proposal).toMatchObject({ isChange: true, value: { id } });
    expect(proposal?.changes).toContainEqual({
      label: 'Started working from',
      before: '2018',
      after: 'Jan 2019',
    });
    expect(proposal && accept([proposal], document).employment).toMatchObject([
      { id, from: '2019-01', description: 'My own words' },
    ]);
  });

  test('proposes each referee once', () => {
    const read = {
      pages: [
        {
          number: 1,
          size: null,
          lines: [
            line('p1-1', 'References'),
            line('p1-2', 'Ada Byron, Keeper, Oban'),
            line('p1-3', 'ada@rock.example'),
          ],
        },
      ],
      sections: [{ kind: 'references' as const, heading: 'References', lines: ['p1-1', 'p1-2', 'p1-3'] }],
    };
    const [proposal, ...more] = propose(read);
    expect(more).toEqual([]);
    expect(proposal).toMatchObject({ title: 'Ada Byron', lines: ['p1-2', 'p1-3'] });
    const { references } = accept(proposal ? [proposal] : []);
    expect(references).toMatchObject([{ name: 'Ada Byron', reference: 'Keeper, Oban, ada@rock.example' }]);
    expect(propose(read, { references })).toEqual([]);
  });

  test('does not propose existing values', () => {
    const first = propose({ positions: [keeper], skills: [{ name: 'Lamps', group: null, line: 'p1-5' }] });
    expect(first).toHaveLength(2);
    expect(
      propose(
        { positions: [keeper], skills: [{ name: 'LAMPS', group: null, line: 'p1-5' }] },
        {
          ...accept(first),
          skills: [{ id: createId(), name: 'LAMPS' }],
        },
      ),
    ).toEqual([]);
  });

  test('asks what an ambiguous date means before it can be accepted', () => {
    const [proposal] = propose({ positions: [{ ...keeper, start: '03/04/2018', end: 'Summer 2019' }] });
    if (!proposal) throw new Error('There is no proposal.');
    expect(proposal.questions).toEqual([
      { field: 'from', printed: '03/04/2018', choices: ['2018-03', '2018-04'] },
      expect.objectContaining({ field: 'till', choices: ['2019', '2019-06', '2019-07', '2019-08'] }),
    ]);
    expect(isAnswered(proposal, {})).toBe(false);
    const [from, till] = proposal.questions.map((question) => answerKey(proposal, question));
    const answers = { [from ?? '']: '2018-04', [till ?? '']: '' };
    expect(isAnswered(proposal, answers)).toBe(true);
    expect(accept([proposal], {}, answers).employment).toMatchObject([{ from: '2018-04', till: '' }]);
  });

  test('cuts long text, removes hidden characters and keeps other scripts', () => {
    const proposals = propose({
      positions: [{ ...keeper, title: `Kee\u202Eper ${'x'.repeat(500)}`, bullets: ['y'.repeat(5000)] }],
      projects: [
        { name: '灯台', dates: null, start: null, end: null, bullets: [], header: [], lines: ['p1-1'] },
        { name: '海図', dates: null, start: null, end: null, bullets: [], header: [], lines: ['p1-2'] },
      ],
    });
    const filled = accept(proposals);
    expect(filled.employment[0]?.designation).toMatch(/^Kee per x+…$/);
    expect(filled.projects.map(({ title }) => title)).toEqual(['灯台', '海図']);
    const once = accept(proposals.slice(0, 2));
    const again = propose(
      {
        projects: [
          { name: '灯台', dates: null, start: null, end: null, bullets: [], header: [], lines: ['p1-1'] },
        ],
      },
      once,
    );
    expect(again).toEqual([]);
  });

  test.each([
    ['PhD in Optics', 'doctorate'],
    ['Master of Science', 'masters'],
    ['M.Sc. Informatik', 'masters'],
    ['B.Tech Computer Science', 'graduation'],
    ['Bachelor of Arts', 'graduation'],
    ['Abitur', ''],
  ])('%s is of the level "%s"', (degree, level) => {
    const education = {
      degree,
      institution: 'Oban',
      place: null,
      dates: null,
      start: null,
      end: null,
      details: [],
      header: [],
      lines: [],
    };
    expect(accept(propose({ education: [education] })).education[0]?.level).toBe(level);
  });

  test('accepting everything keeps existing values, fills empty fields and reports the additions', () => {
    const document = resumeDocumentSchema.parse({
      headline: 'Typed',
      skills: [{ id: createId(), name: 'Tides' }],
      employment: [
        {
          id: createId(),
          designation: 'Keeper',
          organization: 'Northern Lights',
          location: 'Skye',
          from: '2018',
        },
      ],
    });
    const read = {
      contact: { ...nothing.contact, headline: { text: 'Read', line: 'p1-1' } },
      positions: [keeper, { ...keeper, title: 'Mate', start: '03/04/2015', end: null }],
      skills: [
        { name: 'Tides', group: null, line: 'p1-4' },
        { name: 'Chess', group: null, line: 'p1-4' },
      ],
    };
    const additions = addEverything(document, propose(read, document));
    const after = resumeDocumentSchema.parse({
      ...document,
      ...Object.fromEntries(additions.sections.map(({ section, value }) => [section, value])),
    });
    expect(after.headline).toBe('Typed');
    expect(after.skills.map(({ name }) => name)).toEqual(['Tides', 'Chess']);
    expect(after.employment).toMatchObject([
      {
        designation: 'Keeper',
        location: 'Skye',
        from: '2018',
        isCurrent: false,
        highlights: ['Kept it lit'],
      },
      { designation: 'Mate', location: 'Oban', from: '', till: '' },
    ]);
    expect(describeAdditions(additions)).toBe(
      'Added: 1 in Key Skills, 2 in Employment. 1 value that would change what you typed stayed out. 1 date that can mean two things stayed out.',
    );
    expect(addEverything(after, propose(read, after)).sections).toEqual([]);
  });
});
