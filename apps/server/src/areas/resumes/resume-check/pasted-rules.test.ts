import { expect, test } from 'vitest';
import { createGazetteer } from '../../places/places/rules.ts';
import { readAsked } from './asked-rules.ts';
import { readPastedPosting } from './pasted-rules.ts';

const gazetteer = createGazetteer([
  { city: 'Leeds', region: 'England', countryCode: 'GB', latitude: 53.8, longitude: -1.5, weight: 7 },
]);
const read = (text: string) =>
  readPastedPosting(text, { gazetteer, skills: ['TypeScript', 'Go', 'Excel', 'Design', 'C++'] });

test('[G-3, L-34] skills, place, kind of work and what its sentences ask for are read from a pasted text', () => {
  const job = read(`Signal Engineer
Location: Leeds

You write TypeScript & C++ in hybrid teams.
- Fluent in German
- A master’s degree in engineering
You bring at least three years of experience.`);
  expect(job).toMatchObject({
    skills: ['TypeScript', 'C++'],
    places: [{ city: 'Leeds', country: 'United Kingdom' }],
    workMode: 'hybrid',
    experienceMin: 3,
  });
  expect(readAsked(job)).toMatchObject({
    education: { level: 4 },
    languages: [{ name: 'German', quote: 'Fluent in German' }],
  });
});

test('[L-25, G-3] plain words are skills only as the skill is spelled, and a "<" hides nothing', () => {
  expect(read('You go far, excel at work and design boats.').skills).toEqual([]);
  expect(read('You know Go, Excel and C++.').skills).toEqual(['Go', 'Excel', 'C++']);
  const asked = readAsked(read('Response time < 2 hours, PMP required, > 3 teams'));
  expect(asked.certificates.map(({ name }) => name)).toEqual(['PMP']);
});
