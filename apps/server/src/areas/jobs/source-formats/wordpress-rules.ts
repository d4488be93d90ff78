import type { SourceRecord } from '../job-import/value-rules.ts';
import { type AboutFile, LeftOut, recordsIn } from './board-rules.ts';

/* The export of WordPress (WXR), with the fields that WP Job Manager keeps as meta values of a listing. */

/** Whether a record is a post of such an export. */
export const isPost = (record: SourceRecord): boolean => record['wp:post_type'] !== undefined;

const postingTypes = /^(?:job_listing|noo_job|jobpost|awsm_job_openings|simple-job-post|job)s?$/;

/** A listing by the names that a mapping knows; or why it is none that is open. */
export function readListing(record: SourceRecord, { now }: Pick<AboutFile, 'now'>): SourceRecord | LeftOut {
  const type = textOf(record['wp:post_type']);
  if (!postingTypes.test(type)) return new LeftOut(`of another kind (${type || 'none'})`);
  const meta = metaOf(record);
  const status = textOf(record['wp:status']);
  if (status !== 'publish') return new LeftOut(`not published (${status || 'no status'})`);
  if (isYes(meta('_filled'))) return new LeftOut('filled');
  const ends = dayOf(meta('_application_deadline')) ?? dayOf(meta('_job_expires'));
  const expires = dayOf(meta('_job_expires'));
  const isOver = [ends, expires].some((day) => day !== undefined && day < now.toISOString().slice(0, 10));
  if (isOver) return new LeftOut('expired');
  return {
    id: record['wp:post_id'],
    title: record['title'],
    link: record['link'],
    description: record['content:encoded'],
    company: meta('_company_name'),
    companyWebsite: withScheme(meta('_company_website')),
    companyDescription: meta('_company_description', '_company_about', '_company_tagline'),
    places: placesOf(meta),
    workMode: isYes(meta('_remote_position')) ? 'remote' : null,
    type: termsOf(record, 'job_listing_type'),
    category: termsOf(record, 'job_listing_category'),
    skills: termsOf(record, 'job_listing_tag'),
    deadline: ends,
    date: postedAt(record),
    ...payOf(meta),
    ...applicationOf(meta('_application')),
  };
}

type Meta = (...names: string[]) => string;

/** The first of some meta values that is there, in any order of them. */
export function metaOf(record: SourceRecord): Meta {
  const values = new Map(
    recordsIn(record['wp:postmeta']).map((one) => [textOf(one['wp:meta_key']), textOf(one['wp:meta_value'])]),
  );
  return (...names) => names.map((name) => values.get(name) ?? '').find(Boolean) ?? '';
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const isYes = (value: string) => /^(?:1|yes|true|on)$/i.test(value);

/** "2027-01-15", also with a time; undefined for none. */
const dayOf = (text: string) => /^\d{4}-\d\d-\d\d/.exec(text)?.[0];

const withScheme = (address: string) =>
  address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;

/** What was found of a place by its address is put together with it where the address names that city. */
function placesOf(meta: Meta): unknown {
  const given = meta('_job_location');
  const city = meta('geolocation_city');
  const country = meta('geolocation_country_short', 'geolocation_country_long');
  if (country === '' || (given !== '' && !given.toLowerCase().includes(city.toLowerCase()))) return given;
  if (city === '') return given;
  return [{ city, region: meta('geolocation_state_short', 'geolocation_state_long'), country }];
}

/** The names of a post's terms of one kind: <category domain="job_listing_type" nicename="full-time">. */
function termsOf(record: SourceRecord, domain: string): string[] {
  const names = [record['category']].flat();
  const domains = [record['category@domain']].flat();
  if (names.length !== domains.length) return [];
  return names.filter((_name, at) => domains[at] === domain).map(textOf);
}

function postedAt(record: SourceRecord): string {
  const moment = textOf(record['wp:post_date_gmt']);
  const [, day, time] = /^([1-9]\d{3}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(moment) ?? [];
  return day === undefined ? textOf(record['pubDate']) : `${day}T${time}Z`;
}

const payOf = (meta: Meta): SourceRecord => ({
  salary: meta('_job_salary', '_salary', '_offer_salary'),
  salaryMin: meta('_salary_min', '_job_salary_min', '_rate_min', '_hourly_rate_min'),
  salaryMax: meta('_salary_max', '_job_salary_max', '_rate_max', '_hourly_rate_max'),
  salaryCurrency: meta('_job_salary_currency', '_salary_currency'),
  salaryPeriod:
    meta('_job_salary_unit', '_salary_unit') || (meta('_rate_min', '_hourly_rate_min') ? 'hour' : ''),
});

/** An address of the web is where people apply, one of mail is said; then the page of the listing leads on. */
function applicationOf(application: string): SourceRecord {
  if (/^https?:\/\//i.test(application)) return { applyUrl: application };
  if (/^\S+@\S+\.\S+$/.test(application)) return { howToApply: `Send your application to ${application}.` };
  return {};
}
