import Validator from '@adobe/structured-data-validator';
import { jobTypes, salaryPeriods, workModes } from '@waymark/contract/jobs/choices';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { expect, test } from 'vitest';
import { jobPostingMarkup } from './markup-rules.ts';
import { signalEngineer } from '../../../testing/jobs.ts';

const markup = (given?: Partial<JobDetail>) =>
  jobPostingMarkup(signalEngineer(given), 'https://waymark.example', 'en');

test('[I-6] a company with a logo is named with it, at its whole address', () => {
  const logoUrl = '/api/company-logos/1';
  const withLogo = { ...signalEngineer().company, logoUrl };
  expect(markup({ company: withLogo })).toMatchObject({
    hiringOrganization: { logo: 'https://waymark.example/api/company-logos/1' },
  });
});

test('[I-6] a complete posting carries every property that search engines ask for', () => {
  expect(markup()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Signal Engineer',
    description: '<p>Keep trains apart.</p>',
    datePosted: '2026-11-12T08:00:00.000Z',
    validThrough: '2026-12-24T23:59:59Z',
    hiringOrganization: { '@type': 'Organization', name: 'Acme Rail', sameAs: 'https://acme-rail.example' },
    jobLocation: [
      {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Leeds',
          addressRegion: 'England',
          addressCountry: 'GB',
        },
      },
    ],
    employmentType: 'FULL_TIME',
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: { '@type': 'QuantitativeValue', minValue: 45_000, maxValue: 55_000, unitText: 'YEAR' },
    },
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
    identifier: {
      '@type': 'PropertyValue',
      name: 'Acme Rail',
      value: '0197c5b2-0000-7000-8000-00000000abcd',
    },
    url: 'https://waymark.example/job-detail?job=0197c5b2-0000-7000-8000-00000000abcd',
    directApply: true,
  });
});

test('[I-6] a remote job names the countries of its applicants instead of places', () => {
  const remote = markup({ workMode: 'remote' });
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ '@type': 'Country', name: 'United Kingdom' }],
  });
  expect(remote).not.toHaveProperty('jobLocation');
  const nordics = { city: '', region: 'Nordics', countryCode: '', country: '' };
  const regional = markup({ workMode: 'remote', places: [nordics], regionCountries: ['Finland', 'Norway'] });
  expect(regional?.['applicantLocationRequirements']).toEqual([
    { '@type': 'Country', name: 'Finland' },
    { '@type': 'Country', name: 'Norway' },
  ]);
});

test('[L-25] a posting that asks for no experience says so in words', () => {
  expect(markup({ experienceMin: 0 })?.['experienceRequirements']).toBe('no requirements');
});

test('[L-4] a job without a work mode only claims its places', () => {
  const unsaid = markup({ workMode: null });
  expect(unsaid).toHaveProperty('jobLocation');
  expect(unsaid).not.toHaveProperty('jobLocationType');
});

test('[I-6] there is no markup where a required property is missing or the job is closed', () => {
  expect(markup({ description: '' })).toBeNull();
  expect(markup({ postedAt: null })).toBeNull();
  expect(markup({ places: [{ city: 'Leeds', region: '', countryCode: '', country: '' }] })).toBeNull();
  expect(markup({ status: 'expired' })).toBeNull();
  expect(markup({ acceptsApplications: false, applyUrl: null, howToApply: '' })).toBeNull();
});

test('[I-6] missing facts are left out, never guessed', () => {
  const sparse = markup({
    deadline: null,
    closesAt: null,
    type: null,
    experienceMin: null,
    salary: { min: 4_500_000, max: null, currency: 'GBP', period: 'year' },
  });
  for (const property of ['validThrough', 'employmentType', 'baseSalary', 'experienceRequirements']) {
    expect(sparse).not.toHaveProperty(property);
  }
});

test('[I-6] the markup has the salary in its own currency', () => {
  expect(JSON.stringify(markup())).not.toContain('USD');
  expect(markup({ acceptsApplications: false, applyUrl: 'https://acme.example/1' })).toMatchObject({
    directApply: false,
  });
  expect(markup({ status: 'filled', closedOn: '2026-12-01' })).toBeNull();
});

const leeds = { city: 'Leeds', region: 'England', countryCode: 'GB', country: 'United Kingdom' };
const berlin = { city: 'Berlin', region: '', countryCode: 'DE', country: 'Germany' };
const japan = { city: '', region: '', countryCode: 'JP', country: 'Japan' };
const europe = { city: '', region: 'Europe', countryCode: '', country: '' };

/** What may differ from one posting to the next, each with all that it can be. */
const variants: readonly (readonly Partial<JobDetail>[])[] = [
  [...workModes.map(({ value }) => ({ workMode: value })), { workMode: null }],
  [
    { places: [leeds] },
    { places: [leeds, berlin, japan] },
    { places: [japan] },
    { places: [] },
    { places: [europe], regionCountries: ['France', 'Germany'] },
  ],
  [{ applicantCountries: [] }, { applicantCountries: ['Finland', 'Norway'] }],
  [...jobTypes.map(({ value }) => ({ type: value })), { type: null }],
  [
    ...salaryPeriods.map((period) => ({ salary: { min: 2_000, max: 3_050, currency: 'USD', period } })),
    { salary: { min: 4_000_000, max: 4_000_000, currency: 'JPY', period: 'year' } },
    { salary: { min: 100, max: null, currency: 'EUR', period: 'hour' } },
    { salary: null },
  ],
  [{}, { deadline: null, closesAt: null }, { deadline: '2027-02-28', closesAt: '2027-02-28T23:59:59+01:00' }],
  [{ acceptsApplications: true }, { acceptsApplications: false, applyUrl: 'https://acme-rail.example/1' }],
  [{}, { company: { ...signalEngineer().company, logoUrl: '/api/company-logos/1' } }],
  [{ experienceMin: null }, { experienceMin: 0 }, { experienceMin: 3 }],
];

/** So many postings, drawn over all combinations in steps that share no factor with their number. */
function drawPostings(count: number): JobDetail[] {
  const combinations = variants.reduce((product, list) => product * list.length, 1);
  return Array.from({ length: count }, (_none, nth) => {
    let rest = (nth * 7919) % combinations;
    const parts = variants.map((list) => {
      const part = list[rest % list.length];
      rest = Math.floor(rest / list.length);
      return part;
    });
    return signalEngineer(Object.assign({}, ...parts) as Partial<JobDetail>);
  });
}

interface Markup {
  title: string;
  description: string;
  datePosted: string;
  validThrough?: string;
  employmentType?: string;
  jobLocation?: { address: Record<string, string> }[];
  jobLocationType?: string;
  applicantLocationRequirements?: { '@type': string; name: string }[];
  baseSalary?: { currency: string; value: Record<string, string | number> };
  hiringOrganization: { name: string; logo?: string; sameAs?: string };
  identifier: { name: string; value: string };
  experienceRequirements?: string | { monthsOfExperience: number };
  directApply: boolean;
}

const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?(Z|[+-]\d{2}:\d{2})$/;

/** The rules of Google's page on JobPosting, each with whether the markup keeps it. */
function rulesOf(written: Markup, given: JobDetail): Record<string, boolean> {
  const {
    jobLocation = [],
    applicantLocationRequirements: countries = [],
    baseSalary,
    hiringOrganization,
  } = written;
  const isRemote = written.jobLocationType === 'TELECOMMUTE';
  const { value, minValue, maxValue, unitText } = baseSalary?.value ?? {};
  const experience = written.experienceRequirements ?? 'no requirements';
  const { logo = 'https://', sameAs = 'https://', name } = hiringOrganization;
  return {
    'a title': written.title !== '',
    'a description in HTML that is not the title': written.description.startsWith('<p>'),
    'an organization with a name': name !== '',
    'absolute addresses': [logo, sameAs].every((address) => address.startsWith('https://')),
    'ISO 8601': iso.test(written.datePosted) && iso.test(written.validThrough ?? written.datePosted),
    'TELECOMMUTE for remote work alone': isRemote === (given.workMode === 'remote'),
    'a place, or countries for remote work': isRemote ? countries.length > 0 : jobLocation.length > 0,
    'countries only with TELECOMMUTE': isRemote || countries.length === 0,
    'countries with a type and a name': countries.every(
      (one) => one['@type'] === 'Country' && one.name !== '',
    ),
    'a country at each place': jobLocation.every(({ address }) =>
      /^[A-Z]{2}$/.test(address['addressCountry'] ?? ''),
    ),
    'a known employment type': employmentTypes.includes(written.employmentType ?? 'FULL_TIME'),
    'a currency': /^[A-Z]{3}$/.test(baseSalary?.currency ?? 'USD'),
    'a known unit of pay': ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'].includes(String(unitText ?? 'HOUR')),
    'an amount or a whole range': !baseSalary || Number(value) > 0 || Number(maxValue) > Number(minValue),
    'months of experience, or none':
      typeof experience === 'object' ? experience.monthsOfExperience > 0 : experience === 'no requirements',
    'direct apply as it is': written.directApply === given.acceptsApplications,
  };
}

const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'];

test('[L-27] the markup of a thousand postings keeps the published rules', async () => {
  const postings = drawPostings(1000);
  const marked = postings.flatMap((given) => {
    const written = jobPostingMarkup(given, 'https://waymark.example', 'en');
    return written ? [{ given, written: written as unknown as Markup }] : [];
  });
  const broken = marked.flatMap(({ given, written }) =>
    Object.entries(rulesOf(written, given)).flatMap(([rule, isKept]) => (isKept ? [] : rule)),
  );
  expect(broken).toEqual([]);
  const isLocated = ({ workMode, places, applicantCountries, regionCountries }: JobDetail) =>
    places.some(({ countryCode }) => countryCode !== '') ||
    (workMode === 'remote' && applicantCountries.length + regionCountries.length > 0);
  expect(marked).toHaveLength(postings.filter(isLocated).length);
  // The package reads one place of a posting; Google reads all: each of them is a case of its own.
  const cases = marked.flatMap(({ written }) =>
    (written.jobLocation ?? [undefined]).map((jobLocation) =>
      structuredClone({ ...written, ...(jobLocation && { jobLocation }) }),
    ),
  );
  const issues = await new Validator().validate({
    jsonld: { JobPosting: cases },
    microdata: {},
    rdfa: {},
    errors: [],
  });
  expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
});

test('[L-27] the validator finds what is missing', async () => {
  const { title: _title, jobLocation: _place, ...rest } = markup() ?? {};
  const issues = await new Validator().validate({
    jsonld: { JobPosting: [rest] },
    microdata: {},
    rdfa: {},
    errors: [],
  });
  const errors = issues
    .filter(({ severity }) => severity === 'ERROR')
    .flatMap(({ fieldNames }) => fieldNames);
  expect(errors).toEqual(expect.arrayContaining(['title', 'jobLocation']));
});
