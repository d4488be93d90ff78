import { expect, test, describe } from 'vitest';
import { addCompounds, expandInitials, addRelatedOccupations, splitNames } from './expansion-rules.ts';
import { parseQuery } from '../read/query-rules.ts';
import { namedEntry } from '../../../testing/named-entry.ts';
import { Vocabulary } from '../job-index/vocabulary-index.ts';
import { translateQuery } from './translation-rules.ts';
import { TitleIndex } from '../job-index/title-index.ts';
import { planQuery } from './query-plan-rules.ts';
import { expandText } from './expansion-cache.ts';

describe('compounds', () => {
  const words = new Vocabulary([
    ...[
      'Bartender',
      'Health Care Assistant',
      'Sales Manager',
      'Sales Force Manager',
      'Salesforce Developer',
      'Car Driver',
    ].map((text) => namedEntry('title', text, 3)),
    namedEntry('company', 'Point72', 3),
    namedEntry('company', 'Man Group', 3),
  ]);
  const otherwise = (q: string) => addCompounds(parseQuery(q), words)[1]?.map(({ text }) => text);

  test.each([
    ['bar tender', ['bartender']],
    ['night bar tender', ['night', 'bartender']],
    ['healthcare assistant', ['health care assistant']],
    ['book keeper', ['bookkeeper']],
    ['point 72', ['point72']],
  ])('[I-7] %s is %s too', (q, meant) => {
    expect(otherwise(q)).toEqual(meant);
  });

  test.each([
    'bartender',
    // A "Sales Manager" is no "sales man".
    'car salesman',
    'sales force',
    'health care',
    'car driver',
    '"bar tender"',
    'of it',
    'xy zz',
    'point 7',
  ])('[I-7] %s is what it says', (q) => {
    expect(otherwise(q)).toBeUndefined();
  });

  test('[I-7] alternatives stay as they are', () => {
    expect(addCompounds(parseQuery('bar OR tender'), words)).toEqual(parseQuery('bar OR tender'));
  });
});

describe('initials', () => {
  const titles: [string, number][] = [
    ['Accounts Receivable Clerk', 8],
    ['Senior Accounts Receivable Clerk', 4],
    ['Learning and Development Specialist', 5],
    ['Learning and Development Lead', 1],
    ['Process Engineer', 6],
    ['Senior Process Engineer', 1],
    ['Platform Engineer', 4],
    ['Platform Engineer, Payments', 1],
    ['Counsel - Data Licensing', 9],
    ['Counsel - Data Law', 9],
    ['OT Nurse', 9],
    ['Office Trainer', 3],
    ['Head Office Trainer', 3],
  ];
  const words = new Vocabulary(titles.map(([text, weight]) => namedEntry('title', text, weight)));
  function expanded(q: string) {
    const [[term] = []] = expandInitials(parseQuery(q), words);
    return { same: term?.same, near: term?.near };
  }

  test('[L-1] initials stand for the words that several titles have', () => {
    expect(expanded('AR')).toEqual({ same: ['accounts receivable', 'augmented reality'], near: [] });
    expect(expanded('a.r.')).toEqual({ same: ['accounts receivable', 'augmented reality'], near: [] });
    expect(expanded('L&D').same).toContain('learning and development');
  });

  test('[L-1] what the list says is meant, whatever else the board has with such initials', () => {
    expect(expanded('PE').same).toContain('process engineer');
    expect([...(expanded('PE').same ?? []), ...(expanded('PE').near ?? [])]).not.toContain(
      'platform engineer',
    );
  });

  test('[L-1] where one is meant for sure, seldom others are near, and an abbreviation of the list says which', () => {
    const board = new Vocabulary(
      [
        ...titles,
        ['AI Researcher', 2] as const,
        ['Lead AI Researcher', 1] as const,
        ['Area Retail Manager', 60] as const,
        ['Area Retail Trainer', 1] as const,
      ].map(([text, weight]) => namedEntry('title', text, weight)),
    );
    const [[term] = []] = expandInitials(parseQuery('AR'), board);
    expect(term?.same.toSorted()).toEqual(['accounts receivable', 'augmented reality']);
    expect(term?.near).toEqual([]);
  });

  test('[L-1] beside another word initials mean what titles with that word have', () => {
    const board = new Vocabulary([
      ...titles.map(([text, weight]) => namedEntry('title', text, weight)),
      namedEntry('title', 'Associate, Private Equity', 1),
      namedEntry('title', 'Private Equity Investment Associate', 1),
      namedEntry('title', 'Portfolio Manager, Equities', 1),
      namedEntry('title', 'Portfolio Manager, Emerging Equities', 1),
      namedEntry('title', 'Quality Analyst', 1),
      namedEntry('title', 'Quality Analyst, Nights', 1),
    ]);
    const meant = (q: string) => expandInitials(parseQuery(q), board)[0]?.[0];
    expect(meant('PE associate')?.same).toEqual(['private equity']);
    // The list's own meaning stays near.
    expect(meant('PM equities')).toMatchObject({ same: ['portfolio manager'] });
    expect(meant('PM equities')?.near).toContain('project manager');
    expect(meant('PM')?.same).toContain('project manager');
    // The other word is none of the letters.
    expect(meant('QA analyst')?.same).toContain('quality assurance');
  });

  test('[L-1] three letters that nothing else has are a company or the only title with them', () => {
    const board = new Vocabulary([
      namedEntry('company', 'Hudson River Trading', 3),
      namedEntry('company', 'Jane Street', 3),
      namedEntry('company', 'Crane Cargo Oslo', 1),
      namedEntry('title', 'Chief Compliance Officer', 1),
      namedEntry('title', 'Head Room Trainer', 1),
    ]);
    const meant = (q: string) => expandInitials(parseQuery(q), board)[0]?.[0]?.same;
    expect(meant('HRT')).toEqual(['hudson river trading']);
    expect(meant('JS')).not.toContain('jane street');
    expect(meant('CCO')).toContain('crane cargo oslo');
  });

  test('[L-1] letters that are a word, go over a dash or are taken literally stand for themselves', () => {
    for (const q of ['OT', 'CDL', '"AR"', 'xq', 'accounts']) expect(expanded(q).near).toEqual([]);
    for (const q of ['OT', 'CDL', '"AR"', 'xq'])
      expect(expanded(q).same ?? []).not.toContain('counsel data licensing');
    expect(expanded('"AR"').same).toEqual([]);
  });

  test('[L-1] letters stand for what occupations are listed by, where the board has such work', () => {
    const board = new Vocabulary(
      [
        'General Manager',
        'Graduate Mechanic',
        'Graduate Mechanic, Trains',
        'Care Assistant',
        'Research Developer',
        'Research Developer, Trading',
        'Tools Research and Development',
        'Project Manager',
        'Portfolio Manager',
        'Lead Portfolio Manager',
      ].map((text) => namedEntry('title', text, 2)),
    );
    const meant = (q: string) => expandInitials(parseQuery(q), board)[0]?.[0];
    expect(meant('GM')).toMatchObject({ same: ['general manager'], near: [] });
    // A home health aide is called a care assistant here.
    expect(meant('HHA')?.same).toContain('care assistant');
    // "R and D" names both; this board has no occupational therapist.
    expect(meant('R&D')?.same).toEqual(['research and development']);
    expect(meant('PM')?.near).toContain('portfolio manager');
    // Texts may have what no title here is called.
    expect(meant('EVP')?.same).toEqual(['executive vice president']);
    // A word is no letters, though a name of work has it.
    expect(meant('coverage')?.near).toEqual([]);
    expect(meant('health')?.near).toEqual([]);
  });
});

describe('letters and short words of trades', () => {
  const words = new Vocabulary(
    ['Registered Nurse', 'Talent Acquisition Partner', 'Teacher', 'Lorry Driver'].map((text) =>
      namedEntry('title', text, 3),
    ),
  );
  const termOf = (q: string, letters: string) =>
    expandInitials(parseQuery(q), words)
      .flat()
      .find(({ text }) => text === letters);

  test.each([
    ['er nurse', 'er', 'emergency department', 'employee relations'],
    ['er specialist', 'er', 'employee relations', 'emergency department'],
    ['or nurse', 'or', 'operating room', ''],
    ['or tech', 'or', 'operating room', ''],
    ['l&d nurse', 'l&d', 'labor and delivery', 'learning and development'],
    ['l&d manager', 'l&d', 'learning and development', 'labor and delivery'],
    ['ks2 ta', 'ta', 'teaching assistant', 'talent acquisition'],
    ['ta partner', 'ta', 'talent acquisition', 'teaching assistant'],
    ['pe coach', 'pe', 'physical education', 'private equity'],
    ['ccu nurse', 'ccu', 'coronary care', ''],
  ])('[L-1] of %s the other word says what %s stands for: %s', (q, letters, meant, other) => {
    expect(termOf(q, letters)?.same).toContain(meant);
    expect(termOf(q, letters)?.same).not.toContain(other);
  });

  test('[L-1] what no title says is looked for in texts, and the answer says what was looked for', () => {
    expect(termOf('icu nurse', 'icu')).toMatchObject({ meant: ['intensive care unit'] });
    expect(termOf('icu nurse', 'icu')?.same).toEqual(
      expect.arrayContaining(['intensive care unit', 'intensive care']),
    );
    expect(termOf('hgv', 'hgv')?.same).toContain('lorry driver');
    const nobody = new Vocabulary([namedEntry('title', 'Welder', 3)]);
    const [[alone] = []] = expandInitials(parseQuery('ta'), nobody);
    expect(alone?.meant).toEqual(['teaching assistant', 'talent acquisition']);
  });

  test('[L-1] of what no job is called by, the answer says what was looked for near it', () => {
    expect(termOf('np', 'np')).toMatchObject({ meant: ['registered nurse'] });
    expect(termOf('nurse', 'nurse')?.meant).toBeUndefined();
  });

  test('[L-1] a small word stands for nothing beside other words', () => {
    expect(termOf('day or night porter', 'or')?.same).toEqual([]);
  });

  test('[L-1] a kind alone asks for who works so, where no name has it', () => {
    expect(termOf('full stack', 'full stack')?.same).toContain('full stack developer');
    expect(termOf('senior full stack', 'full stack')?.same).toContain('full stack developer');
    expect(termOf('teacher', 'teacher')?.same).not.toContain('teacher aide');
  });

  test('[L-1] a skill that is a word of any text is looked for among skills alone', () => {
    expect(termOf('golang', 'golang')).toMatchObject({ skills: ['go'] });
    expect(termOf('golang', 'golang')?.same).not.toContain('go');
  });
});

describe('related occupations', () => {
  const words = new Vocabulary(
    [
      'Carpenter',
      'Preschool Teacher',
      'Kindergarten Teacher',
      'Business Analyst',
      'Van Driver',
      'Software Engineer',
    ].map((text) => namedEntry('title', text, 3)),
  );
  const relatedOf = (q: string) =>
    addRelatedOccupations(translateQuery(parseQuery(q), words), words)
      .flat()
      .flatMap(({ related = [] }) => related);

  test.each([
    ['taxi driver', ['van driver']],
    ['night taxi driver', ['van driver']],
  ])('[I-7] without a %s there is work of its kind', (q, related) => {
    expect(relatedOf(q)).toEqual(related);
  });

  test.each([
    'carpenter',
    'van driver',
    'programmer',
    'librarian',
    '"taxi driver"',
    'python',
    'zzzz',
    'bricklayer',
    'nanny',
    'usher',
    'firefighter',
  ])('[L-2] %s is what jobs have, or like nothing they have', (q) => {
    expect(relatedOf(q)).toEqual([]);
  });

  const board = new Vocabulary(
    ['Software Test Engineer', 'UX Designer', 'General Laborer', 'Quality Manager'].map((text) =>
      namedEntry('title', text, 3),
    ),
  );
  const listsOf = (q: string) =>
    addRelatedOccupations(parseQuery(q), board).map((list) =>
      list.map(({ text, related }) => ({ text, related })),
    );

  test('[I-7] what people call other work together is that work, and what its words say stays', () => {
    expect(listsOf('night QA tester')).toEqual([
      [{ text: 'night' }, { text: 'QA' }, { text: 'tester' }],
      [{ text: 'night' }, { text: 'QA tester', related: ['software test engineer'] }],
    ]);
    expect(listsOf('roustabout')).toEqual([[{ text: 'roustabout', related: ['general laborer'] }]]);
  });

  test.each(['software test engineer', 'quality manager', '"QA tester"', 'night qq'])(
    '[I-7] %s is no other work',
    (q) => {
      expect(addRelatedOccupations(parseQuery(q), board)).toEqual(parseQuery(q));
    },
  );

  test('[I-7] a thing that is asked for alone stands for who has to do with it', () => {
    const salon = new Vocabulary(['Hair Stylist', 'Welder'].map((text) => namedEntry('title', text, 3)));
    const kinIn = (q: string) =>
      addRelatedOccupations(parseQuery(q), salon)
        .flat()
        .flatMap(({ related = [] }) => related);
    expect(kinIn('beards')).toEqual([]);
    expect(kinIn('scalp')).toEqual(['hair stylist']);
    expect(kinIn('scalp welder')).toEqual([]);
    // What titles have is that itself.
    expect(kinIn('hair')).toEqual([]);
  });
});

describe('parts of names', () => {
  const fields = ['Sales', 'Risk', 'Product', 'Brand', 'Case', 'Office'];
  const titles = new TitleIndex();
  for (const title of [
    ...fields.map((field) => `${field} Manager`),
    'Registered Nurse',
    'Compliance Officer',
  ])
    titles.take(title);
  const texts = (q: string) => splitNames(parseQuery(q), titles).map((list) => list.map(({ text }) => text));

  test('[I-7] the words of a name stand beside it, without those that end many titles', () => {
    expect(texts('compliance officer abuse')).toEqual([['compliance officer', 'compliance', 'abuse']]);
    expect(texts('registered nurse icu')).toEqual([['registered nurse', 'registered', 'nurse', 'icu']]);
    expect(texts('product manager seo')).toEqual([['product manager', 'product', 'seo']]);
  });

  test('[I-7] nothing is split that stands alone, is a word, in quotes or excluded', () => {
    expect(texts('registered nurse')).toEqual([]);
    expect(texts('compliance abuse')).toEqual([]);
    expect(texts('"compliance officer" abuse')).toEqual([]);
    expect(texts('abuse -"compliance officer"')).toEqual([]);
  });

  test('[I-7] the words of some work tell more than those beside it', () => {
    const partsOf = (q: string) =>
      splitNames(parseQuery(q), titles)
        .flat()
        .filter(({ isPart }) => isPart)
        .map(({ text }) => text);
    expect(partsOf('compliance officer abuse')).toEqual(['compliance']);
    expect(partsOf('risk analysis abuse')).toEqual([]);
    const weights = (isPart: boolean) =>
      planQuery(
        parseQuery('compliance abuse')[0]?.map((term, at) => (at === 0 ? { ...term, isPart } : term)) ?? [],
        titles,
      )?.terms.map(({ weight }) => weight) ?? [];
    expect(weights(true)[0]).toBeGreaterThan(weights(false)[0] ?? 1);
  });
});

describe('the cache', () => {
  const board = (...titles: string[]) => new Vocabulary(titles.map((title) => namedEntry('title', title, 3)));
  const texts = (query: ReturnType<typeof expandText>['whole']) =>
    query.map((list) => list.map(({ text }) => text));

  test('[I-7] what was typed is told from what else is looked for', () => {
    const { typed, whole } = expandText('bar tender', board('Bartender'));
    expect(texts(typed)).toEqual([['bar', 'tender']]);
    expect(texts(whole)).toEqual([['bar', 'tender'], ['bartender']]);
  });

  test('[I-7] a text is read once, and again for another board’s names', () => {
    const words = board('Bartender');
    expect(expandText('bar tender', words)).toBe(expandText('bar tender', words));
    expect(texts(expandText('bar tender', board('Bar Tender')).whole)).toEqual([['bar', 'tender']]);
  });
});
