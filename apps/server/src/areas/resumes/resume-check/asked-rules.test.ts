import { expect, test } from 'vitest';
import { readAsked } from './asked-rules.ts';

const asked = (...requirements: string[]) =>
  readAsked({ requirements, description: '', education: '', experienceMin: null });

test('[C-6] years come from the posting’s field, or from its text', () => {
  expect(asked('At least 5 years of experience in logistics').years).toMatchObject({ least: 5 });
  expect(asked('3+ years of hands-on experience').years).toMatchObject({ least: 3 });
  expect(
    readAsked({ requirements: ['5 years of experience'], description: '', education: '', experienceMin: 2 })
      .years,
  ).toEqual({
    least: 2,
    quote: null,
  });
  expect(asked('We have been here for 30 years').years).toBeUndefined();
});

test('[C-6] the lowest required degree counts, and an optional one does not', () => {
  expect(asked('Bachelor’s or master’s degree in physics').education).toMatchObject({ level: 3 });
  expect(asked('A PhD in physics').education).toMatchObject({ level: 5 });
  expect(asked('Master’s degree preferred').education).toBeUndefined();
});

test('[C-6] finds languages, certificates and permits with the words that require them', () => {
  const found = asked(
    'Fluent in German and willing to travel',
    'You polish the silver',
    'CPA required',
    'No visa sponsorship',
  );
  expect(found.languages).toEqual([{ name: 'German', quote: 'Fluent in German and willing to travel' }]);
  expect(found.certificates).toMatchObject([{ name: 'CPA', quote: 'CPA required' }]);
  expect(found.permit).toBe('No visa sponsorship');
  expect(asked('Proficient with tools that polish floors').languages).toEqual([]);
});

test('[C-6] a posting’s text is read without its markup', () => {
  const { languages } = readAsked({
    requirements: [],
    description: '<ul><li>You speak <b>French</b> &amp; listen</li><li>Excel</li></ul>',
    education: '',
    experienceMin: null,
  });
  expect(languages).toEqual([{ name: 'French', quote: 'You speak French & listen' }]);
});
