import { jobTypes, workModes } from '@waymark/contract/jobs/choices';
import type { Services } from '../platform/services.ts';
import { createJob, createPlace } from './factories.ts';

/* A board drawn by lot, and sentences with the limits that its postings meet or miss. */

const titles = [
  'Registered Nurse',
  'Senior Nurse',
  'Night Porter',
  'Data Analyst',
  'Pastry Chef',
  'Java Developer',
];
const texts = ['With dialysis.', 'With Excel.', 'With a forklift.', 'Nothing else.'];
const cities = [
  { city: 'London', region: 'England', country: 'United Kingdom', country_code: 'GB' },
  { city: 'Leeds', region: 'England', country: 'United Kingdom', country_code: 'GB' },
  { city: 'Boston', region: 'Massachusetts', country: 'United States', country_code: 'US' },
];
const dayMs = 86_400_000;

export async function createDrawnBoard(services: Services): Promise<void> {
  const placeIds: number[] = [];
  for (const city of cities) placeIds.push(await createPlace(services, city));
  for (let n = 0; n < 90; n++)
    await createJob(services, {
      title: titles[n % titles.length] ?? '',
      description: `<p>${texts[n % texts.length]} Posting ${n}.</p>`,
      skills: [['Dialysis'], ['Excel'], ['Forklift'], []][n % texts.length] ?? [],
      type: jobTypes[n % jobTypes.length]?.value ?? null,
      work_mode: n % 7 === 0 ? null : (workModes[n % workModes.length]?.value ?? null),
      place_ids: [placeIds[(n * 7) % placeIds.length] ?? 0],
      posted_at: new Date(Date.now() - (n % 40) * dayMs),
      ...(n % 3 > 0 && {
        salary_min: (20_000 + (n % 12) * 5000) * 100,
        salary_currency: 'USD',
        salary_period: 'year' as const,
      }),
    });
  await services.changes.settled();
}

export const works = ['nurse', 'porter', 'analyst', 'chef', 'developer'];
const limits = [
  'part time',
  'full-time',
  'remote',
  'hybrid',
  'in London',
  'in England',
  'near Leeds',
  'over 40k',
  'posted this week',
  'senior',
  'not remote',
  'not in London',
  '-internship',
  'anywhere but London',
  'outside Leeds',
  'senior or lead',
  'on weekdays',
];
export const sentences = works.flatMap((work, at) =>
  limits.map((limit, turn) => {
    const other = limits[(turn + at + 3) % limits.length] ?? '';
    return turn % 2 === 0 ? `${work} ${limit}` : `${work} ${limit} ${other}`;
  }),
);
