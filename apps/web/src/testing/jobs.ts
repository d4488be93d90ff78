import { emptyJobFields } from '@waymark/contract/jobs/job-field-tables';
import type { JobCard, JobDetail, JobSearchResult } from '@waymark/contract/jobs/jobs';

/** The id of the job or company with this number. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const unsaid = { logoUrl: null, industry: '', size: '' } as const;

/** An open job in Leeds; jobs with different numbers have different ids. */
export function jobCard(number: number, overrides: Partial<JobCard> = {}): JobCard {
  return {
    id: idOf(number),
    title: `Night Nurse ${number}`,
    company: { id: idOf(9000 + number), name: `Aire Clinic ${number}`, ...unsaid },
    places: [{ city: 'Leeds', region: 'England', countryCode: 'GB', country: 'United Kingdom' }],
    morePlaces: 0,
    openings: 1,
    workMode: 'on-site',
    type: 'full-time',
    category: 'health',
    salary: { min: 3_000_000, max: 3_600_000, currency: 'GBP', period: 'year' },
    skills: ['Triage'],
    postedAt: '2026-01-05T09:00:00.000Z',
    featured: false,
    language: '',
    ...overrides,
  };
}

export function jobDetail(overrides: Partial<JobDetail> = {}): JobDetail {
  const card = jobCard(1);
  return {
    ...card,
    status: 'active',
    description: '<p>We look for a nurse.</p>',
    ...emptyJobFields,
    requirements: ['Registered nurse'],
    experienceMin: 2,
    deadline: null,
    closesAt: null,
    regionCountries: [],
    otherOpenings: [],
    translations: [],
    confirmedAt: '2026-01-06T09:00:00.000Z',
    closedOn: null,
    positions: [null],
    converted: null,
    cameFrom: null,
    applyUrl: null,
    applicantCountries: [],
    attachment: null,
    ownFields: [],
    questions: [],
    acceptsApplications: true,
    companyDetail: {
      id: card.company.id,
      name: card.company.name,
      website: '',
      about: '',
      industry: '',
      verification: null,
    },
    ...overrides,
  };
}

const noFacets = {
  category: [],
  type: [],
  mode: [],
  experience: [],
  salary: [],
  posted: [],
  company: [],
  industry: [],
  letter: [],
  schedule: [],
  degree: [],
  sponsorship: [],
  benefits: [],
  size: [],
  language: [],
  notStated: { schedule: 0, degree: 0, sponsorship: 0, benefits: 0, size: 0, language: 0 },
};

/** The answer to a search that found the jobs on one page. */
export function foundJobs(
  data: readonly JobCard[],
  overrides: Partial<JobSearchResult> = {},
): JobSearchResult {
  return {
    data: [...data],
    total: data.length,
    page: 1,
    pageSize: 25,
    facets: noFacets,
    placeKnown: true,
    within: data.length,
    exact: data.length,
    unmet: data.map(() => []),
    others: 0,
    missing: [],
    placeOffers: [],
    reading: [],
    understood: null,
    translated: [],
    related: [],
    corrected: null,
    respelled: [],
    didYouMean: null,
    nearby: null,
    relaxed: [],
    ratesOf: '2026-11-24',
    ...overrides,
  };
}

const acmeRail = { id: '0197c5b2-0000-7000-8000-00000000c0de', name: 'Acme Rail', ...unsaid };

/** An open job in Leeds of which everything is known that structured data tell. */
export const signalEngineer = (given: Partial<JobDetail> = {}): JobDetail => ({
  id: '0197c5b2-0000-7000-8000-00000000abcd',
  title: 'Signal Engineer',
  company: acmeRail,
  companyDetail: {
    ...acmeRail,
    website: 'https://acme-rail.example',
    about: '',
    industry: '',
    verification: null,
  },
  places: [{ city: 'Leeds', region: 'England', countryCode: 'GB', country: 'United Kingdom' }],
  morePlaces: 0,
  openings: 1,
  workMode: 'hybrid',
  type: 'full-time',
  category: 'engineering',
  salary: { min: 4_500_000, max: 5_500_000, currency: 'GBP', period: 'year' },
  skills: [],
  postedAt: '2026-11-12T08:00:00.000Z',
  featured: false,
  status: 'active',
  description: '<p>Keep trains apart.</p>',
  ...emptyJobFields,
  experienceMin: 2,
  deadline: '2026-12-24',
  closesAt: '2026-12-24T23:59:59Z',
  confirmedAt: '2026-11-18T08:00:00.000Z',
  closedOn: null,
  positions: [{ latitude: 53.8, longitude: -1.55 }],
  converted: { min: 57_300, max: 70_100, currency: 'USD', period: 'year', ratesOf: '2024-06-15' },
  cameFrom: null,
  applyUrl: null,
  applicantCountries: [],
  regionCountries: [],
  otherOpenings: [],
  translations: [],
  attachment: null,
  ownFields: [],
  questions: [],
  acceptsApplications: true,
  ...given,
});
