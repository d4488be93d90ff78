import { jobSearchSchema, type JobSearchResult, type Suggestion } from '@waymark/contract/jobs/jobs';
import { beforeAll, expect, test, describe } from 'vitest';
import { createJob, createCompany, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

describe('phrases', () => {
  const context = useTestApp();

  const repeat = (count: number, draft: { title: string; description: string }) =>
    Array.from({ length: count }, () => draft);
  const drafts = [
    // Postings with a phrase come first: they are the oldest of their day, which nothing else may make up for.
    { title: 'Product Designer', description: 'You test pages with screen readers beside a senior.' },
    { title: 'Translator', description: 'You try our screen reader.' },
    { title: 'Bookkeeper', description: 'You prepare financial statements.' },
    { title: 'Porter', description: 'You help the ward nurse.' },
    { title: 'Cook', description: 'Ask a stone mason.' },
    { title: 'Waiter', description: 'You serve.' },
    // A reader is a lecturer too.
    ...repeat(3, { title: 'University Lecturer', description: 'You teach.' }),
    { title: 'University Lecturer', description: 'You look at a screen.' },
    { title: 'Optician', description: 'The screen stands beside the readers.' },
    ...repeat(3, { title: 'Financial Advisor', description: 'You advise. Statements are sent.' }),
    { title: 'Statements Clerk', description: 'Your work is financial.' },
    ...repeat(3, { title: 'Staff Nurse', description: 'You work on a ward.' }),
    { title: 'Nurse', description: 'You care.' },
    { title: 'Stone Mason', description: 'You build.' },
  ];

  beforeAll(async () => {
    for (const [at, draft] of drafts.entries())
      await createJob(context.services, { ...draft, posted_at: new Date(Date.UTC(2026, 0, 1, 0, at)) });
    await context.services.changes.settled();
  });

  async function find(q: string): Promise<string[]> {
    const { data } = await context.index.search(jobSearchSchema.parse({ q, wide: 'true' }));
    return data.map(({ title }) => title);
  }

  test.each(['screen readers', 'screen reader', 'Screen Reader'])(
    '[I-8] %j finds texts with these words in a row before lecturers, who are readers too',
    async (q) => {
      const titles = await find(q);
      expect(titles.slice(0, 2)).toEqual(['Translator', 'Product Designer']);
      expect(titles.slice(2)).toEqual([
        'University Lecturer',
        'University Lecturer',
        'University Lecturer',
        'University Lecturer',
        'Optician',
      ]);
    },
  );

  test('[I-8] words in a row in a text come before titles with one of them', async () => {
    const titles = await find('financial statements');
    expect(titles[0]).toBe('Bookkeeper');
    expect(titles.slice(1).toSorted()).toEqual([
      'Financial Advisor',
      'Financial Advisor',
      'Financial Advisor',
      'Statements Clerk',
    ]);
  });

  test('[I-8] words that are excluded stay excluded where the others stand in a row', async () => {
    expect(await find('screen readers -translator')).not.toContain('Translator');
    expect((await find('screen readers -translator'))[0]).toBe('Product Designer');
  });

  test('[I-8] who only works beside some work comes after those who do it', async () => {
    expect(await find('ward nurse')).toEqual([
      'Staff Nurse',
      'Staff Nurse',
      'Staff Nurse',
      'Nurse',
      'Porter',
    ]);
    expect(await find('stone mason')).toEqual(['Stone Mason', 'Cook']);
  });
});

describe('capitals', () => {
  const context = useTestApp();

  const titles = [
    'Registered Nurse',
    'IT Support Technician',
    'Instructional Designer',
    'Site Reliability Engineer',
    'Crop Adviser',
    'HR Manager',
    'Truck Driver',
    'Backend Developer, C#',
    'Sous-Chef',
    'Executive PA',
  ];
  const skills = ['AWS', 'Kubernetes', 'SQL', 'Spanish', 'Triage'];
  const sentences = [
    'drop',
    'it',
    'it jobs',
    'jobs in it',
    'it trainer',
    'us jobs',
    'nurse us',
    'remote nurse in new york',
    'senior nurse part time',
    'nurse or truck driver',
    'aws or kubernetes',
    'software engineer ca',
    'i want to work from home as a nurse',
    'krankenschwester',
    'lkw-fahrer',
    'rn',
    'sre',
    'hr',
    'pa',
    'c#',
    'nurse -night',
    '"registered nurse"',
    'nurss new yorc',
    'hair',
    'x-rays',
    'teach children to swim',
  ];

  beforeAll(async () => {
    const { services } = context;
    const york = await createPlace(services, {
      city: 'New York',
      region: 'New York',
      country: 'United States',
      country_code: 'US',
    });
    const { id: companyId } = await createCompany(services, { name: 'Ash Grove Homes' });
    for (const [at, title] of titles.entries())
      await createJob(services, {
        title,
        company_id: companyId,
        place_ids: [york],
        skills: [skills[at % skills.length] ?? ''],
        description: '<p>You drop in on people and help them move.</p>',
      });
    await services.changes.settled();
  });

  const get = async (path: string) => {
    const response = await context.app.inject({ url: `/api${path}` });
    expect(response.statusCode).toBe(200);
    return response.json();
  };
  const search = (q: string): Promise<JobSearchResult> => get(`/jobs?q=${encodeURIComponent(q)}`);
  const titleCase = (text: string) =>
    text.toLowerCase().replaceAll(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());
  const waysToType = (text: string) => [text.toLowerCase(), text.toUpperCase(), titleCase(text)];

  /** All that an answer says, but for the words that it shows as they were typed. */
  function toldOf({ reading: _reading, ...found }: JobSearchResult) {
    return JSON.parse(
      JSON.stringify(found, (_key, value) => (typeof value === 'string' ? value.toLowerCase() : value)),
    );
  }

  describe('[I-7] capitals change no search', () => {
    test.each([...titles, ...skills, 'Ash Grove Homes', 'New York', ...sentences])(
      '%j finds and says the same in small letters, in capitals and as a title',
      async (text) => {
        const [small, ...others] = await Promise.all(waysToType(text).map(search));
        for (const other of others) expect(toldOf(other)).toEqual(toldOf(small as JobSearchResult));
      },
    );

    test('a word that stands in postings is no slip, with a capital neither', async () => {
      const found = await search('Drop');
      expect(found.corrected).toBeNull();
      expect(found.total).toBe((await search('drop')).total);
    });

    test('"IT" is the field: in capitals anywhere, in small letters where it is no pronoun', async () => {
      for (const q of ['remote jobs for IT people', 'it', 'jobs in it', 'IT JOBS'])
        expect((await search(q)).data[0]?.title, q).toBe('IT Support Technician');
      const loved = await search('nurse who loves it');
      expect(loved.understood?.q).toBe('nurse loves');
    });

    test('"US" is the country: in capitals, last, or first before what is no name', async () => {
      for (const q of ['US nurse', 'us nurse', 'nurse us', 'NURSE US', 'Us', 'jobs in the US'])
        expect((await search(q)).understood?.location, q).toBe('United States');
      const asked = await search('join us as a nurse');
      expect(asked.understood?.location).toBe('');
    });

    test('words are shown as they were typed', async () => {
      const found = await search('Nurse in NEW YORK');
      expect(found.understood).toMatchObject({ q: 'Nurse', location: 'New York' });
    });

    test.each([...titles, 'aws', 'rn', 'hr man', 'site rel', 'ash gr', 'nurss'])(
      '%j goes on to the same names however it is typed',
      async (text) => {
        const suggest = async (q: string): Promise<Suggestion[]> =>
          (await get(`/jobs/suggestions?q=${encodeURIComponent(q)}`)).data;
        const [small, ...others] = await Promise.all(waysToType(text).map(suggest));
        for (const other of others) expect(other).toEqual(small);
      },
    );
  });
});
