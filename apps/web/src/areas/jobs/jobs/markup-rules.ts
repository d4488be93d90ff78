import { jobTypes } from '@waymark/contract/jobs/choices';
import { markupJobFields } from '@waymark/contract/jobs/job-field-tables';
import type { JobDetail, Place, Salary } from '@waymark/contract/jobs/jobs';
import { localUrl } from '@waymark/contract/language-paths';
import { jobDetailPath } from '@waymark/contract/paths';
import { textOfField } from '@waymark/contract/jobs/format-job-field';
import type { Language } from '@waymark/contract/text/languages';
import { majorUnits } from '@waymark/contract/jobs/format-salary';
import { canApplyOnline, countriesOf, isOpen } from './rules.ts';

function placeMarkup(place: Place) {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(place.city && { addressLocality: place.city }),
      ...(place.region && { addressRegion: place.region }),
      addressCountry: place.countryCode,
    },
  };
}

/** Remote jobs name countries; all others name places. */
function locationMarkup(job: JobDetail) {
  const places = job.places.filter((place) => place.countryCode);
  if (job.workMode !== 'remote') {
    return places.length > 0 ? { jobLocation: places.map(placeMarkup) } : null;
  }
  const countries = [...new Set([...countriesOf(job), ...job.regionCountries])];
  if (countries.length === 0) return null;
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
  };
}

/** Half a range would be a guess, so an open end gives no markup. */
function salaryMarkup(salary: Salary | null) {
  if (salary?.min == null || salary.max == null) return {};
  const min = majorUnits(salary.min, salary.currency);
  const max = majorUnits(salary.max, salary.currency);
  const amount = min === max ? { value: min } : { minValue: min, maxValue: max };
  const value = { '@type': 'QuantitativeValue', ...amount, unitText: salary.period.toUpperCase() };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: salary.currency, value } };
}

/** The fields of the table that search engines have a name for. */
function fieldsMarkup(job: JobDetail): Record<string, string> {
  const named = markupJobFields.map((field) => [field.markup, textOfField(field, job)] as const);
  return Object.fromEntries(named.filter(([, text]) => text !== ''));
}

function experienceMarkup({ experienceMin }: JobDetail) {
  if (experienceMin === null) return {};
  // schema.org has words for none; 0 months is a warning in search consoles.
  if (experienceMin === 0) return { experienceRequirements: 'no requirements' };
  const monthsOfExperience = experienceMin * 12;
  return { experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience } };
}

/**
 * schema.org's JobPosting as search engines ask for it (I-6). Null where a required property is missing or
 * the job is closed: incomplete markup is worse than none. `language` is that of the page that is indexed.
 */
export function jobPostingMarkup(
  job: JobDetail,
  publicUrl: string,
  language: Language,
): Record<string, unknown> | null {
  const location = locationMarkup(job);
  const canApply = canApplyOnline(job) || job.howToApply !== '';
  if (!isOpen(job) || !canApply || !job.description || !job.postedAt || !location) return null;
  const type = jobTypes.find((choice) => choice.value === job.type);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    datePosted: job.postedAt,
    ...(job.closesAt && { validThrough: job.closesAt }),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(job.companyDetail.website && { sameAs: job.companyDetail.website }),
      ...(job.company.logoUrl !== null && { logo: publicUrl + job.company.logoUrl }),
    },
    ...location,
    ...(type && { employmentType: type.google }),
    ...salaryMarkup(job.salary),
    ...experienceMarkup(job),
    ...fieldsMarkup(job),
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    url: localUrl(publicUrl + jobDetailPath(job.id), language),
    directApply: job.acceptsApplications,
  };
}
