import { emptyJobFields } from '@waymark/contract/jobs/job-field-tables';
import type { PostingDraft } from '../areas/jobs/jobs/posting-rules.ts';
import { writePostings } from '../areas/jobs/jobs/write-commands.ts';
import { createGazetteer } from '../areas/places/places/rules.ts';
import type { Services } from '../platform/services.ts';

/* A small board of many kinds of work, and searches of it. */

/** When the board is looked at. */
export const now = Date.parse('2026-11-20T12:00:00Z');
const dayMs = 86_400_000;

const city = (name: string, region: string, countryCode: string, latitude: number, longitude: number) => ({
  city: name,
  region,
  countryCode,
  latitude,
  longitude,
  weight: 1,
});
const cities = [
  city('Leeds', 'England', 'GB', 53.8, -1.55),
  city('Bradford', 'England', 'GB', 53.79, -1.75),
  city('Austin', 'Texas', 'US', 30.27, -97.74),
  city('Berlin', 'Berlin', 'DE', 52.52, 13.4),
  city('Pune', 'Maharashtra', 'IN', 18.52, 73.86),
];
const companies = ['Harbor & Pine', 'Acme Data', 'St James Hospital', 'Lamp Works', 'Nordby Freight'];

/** Title, skills and a sentence of the description. */
const postings: readonly (readonly [title: string, skills?: string, sentence?: string])[] = [
  ['Registered Nurse', 'triage', 'Cares for patients at night.'],
  ['Staff Nurse, Intensive Care', 'ventilation'],
  ['Nurse Manager', 'rostering', 'Leads nurses.'],
  ['Nursing Assistant'],
  ['Midwife', '', 'Works with nurses and mothers.'],
  ['Physician Assistant', 'triage'],
  ['Senior Software Engineer (Backend)', 'Java,PostgreSQL'],
  ['Software Developer', 'TypeScript,React'],
  ['Frontend Developer', 'React,CSS', 'Our software developers sit beside you.'],
  ['Data Engineer', 'Python,PostgreSQL,Kafka'],
  ['Data Scientist', 'Python,statistics'],
  ['Machine Learning Engineer', 'Python'],
  ['Engineering Manager', '', 'Leads ten software engineers.'],
  ['Mechanical Engineer', 'CAD'],
  ['Site Reliability Engineer', 'Kubernetes'],
  ['QA Tester', 'Selenium'],
  ['Accountant', 'IFRS'],
  ['Senior Accountant - Remote', 'IFRS,SAP'],
  ['Accounts Payable Clerk', '', 'Helps the accountant.'],
  ['Sales Manager', 'negotiation'],
  ['Sales Assistant (Part-time)', '', 'Sells shoes.'],
  ['Retail Store Manager', 'rostering'],
  ['Truck Driver', 'HGV licence'],
  ['Delivery Driver, Night Shift', '', 'Drives a van.'],
  ['Forklift Operator', 'OSHA 30'],
  ['Warehouse Associate', '', 'Drives a forklift.'],
  ['Warehouse Manager', 'SAP EWM'],
  ['Carpenter', 'joinery'],
  ['Electrician', '', 'Wires houses.'],
  ['Apprentice Electrician'],
  ['Primary School Teacher', 'phonics'],
  ['Teaching Assistant', '', 'Helps teachers.'],
  ['Maths Tutor'],
  ['Graphic Designer', 'Figma'],
  ['UX Designer', 'Figma,research'],
  ['Product Manager', 'roadmaps'],
  ['Project Manager', 'planning'],
  ['Marketing Intern', 'copy'],
  ['Content Writer', 'copy', 'Writes for nurses.'],
  ['Chef de Partie', 'pastry'],
  ['Kitchen Porter', '', 'Helps the chef.'],
  ['Barista', 'coffee'],
  ['Receptionist'],
  ['Executive Assistant', 'calendars'],
  ['Krankenpfleger (m/w/d)', '', 'Pflegt Menschen.'],
];

const types = ['full-time', 'part-time', 'internship', 'freelance', 'temporary'] as const;
const modes = ['on-site', 'remote', 'hybrid'] as const;

const drafts: PostingDraft[] = postings.map(([title, skills = '', sentence = 'Plain work.'], n) => ({
  ...emptyJobFields,
  sourceId: String(n),
  company: { name: companies[n % companies.length] ?? '', website: '', about: '', industry: '' },
  title,
  description: `<p>${sentence}</p>`,
  category: 'other',
  type: n % 4 === 0 ? (types[n % types.length] ?? null) : 'full-time',
  workMode: modes[n % 7 === 0 ? 1 : n % 5 === 0 ? 2 : 0] ?? 'on-site',
  places: cities.slice(n % cities.length, (n % cities.length) + 1),
  skills: skills.split(',').filter(Boolean),
  experienceMin: n % 3 === 0 ? null : n % 8,
  salary:
    n % 3 === 1
      ? { min: (20 + n * 2) * 100_000, max: (30 + n * 3) * 100_000, currency: 'USD', period: 'year' }
      : null,
  applyUrl: null,
  postedAt: new Date(now - ((n * 13) % 80) * dayMs - 1000),
  deadline: null,
}));

export const searches = [
  'nurse',
  'nurses',
  'registered nurse',
  'rn',
  'night nurse',
  'nurse leeds',
  'nurse in leeds',
  'nurse -manager',
  '"nurse manager"',
  'nurse OR midwife',
  'nurze',
  'nurse manager bradford',
  'nurse near leeds',
  'krankenschwester',
  'software engineer',
  'software developer',
  'senior software engineer',
  'backend',
  'react',
  'python postgresql',
  'software engineer berlin',
  'remote software developer',
  'developer part time',
  'front end developer',
  'swe',
  'data',
  'data engineer kafka',
  'machine learning',
  'ml engineer',
  'engineer',
  'engineering',
  'manager',
  'accountant remote',
  'senior accountant',
  'accountant 50k',
  'accountant over $60,000',
  'accounting clerk',
  'driver',
  'night shift driver',
  'truck driver austin texas',
  'forklift',
  'warehouse',
  'warehouse jobs in pune',
  'part time sales',
  'sales',
  'shop assistant',
  'store manager',
  'electrician apprentice',
  'electrican',
  'joiner',
  'teacher',
  'teaching assistant',
  'tutor maths',
  'designer figma',
  'ux',
  'product manager',
  'pm',
  'intern',
  'internship marketing',
  'writer',
  'chef',
  'cook',
  'barista coffee',
  'receptionist or executive assistant',
  'jobs at acme data',
  'harbor & pine',
  'full time jobs',
  'jobs in germany',
  'work from home',
  'entry level',
  'nurse with 5 years experience',
  'posted this week',
  'assistant no experience',
  'zzzz',
  'astronaut leeds',
];

/** Writes the postings of the board. */
export async function createSearchedBoard({ database, changes }: Services): Promise<void> {
  await database.transaction().execute((transaction) =>
    writePostings(transaction, {
      source: 'test',
      drafts,
      gazetteer: createGazetteer(cities),
      now: new Date(now),
    }),
  );
  await changes.settled();
}
