import { meaning, msg } from '@waymark/contract/text/message';
import type { SourceRecord } from '../job-import/value-rules.ts';
import { type AboutFile, LeftOut, recordsIn } from './board-rules.ts';

/* The export of WordPress (WXR), with the fields that WP Job Manager keeps as meta values of a listing. */

/** Whether a record is a post of such an export. */
export const isPost = (record: SourceRecord): boolean => record['wp:post_type'] !== undefined;

const postingTypes = /^(?:job_listing|noo_job|jobpost|awsm_job_openings|simple-job-post|job)s?$/;

/** A listing by the names that a mapping knows; or why it is none that is open. */
export function readListing(record: SourceRecord, { now }: Pick<AboutFile, 'now'>): SourceRecord | LeftOut {
  return whyNotOpen(record, now) ?? fieldsOfListing(record);
}

function whyNotOpen(record: SourceRecord, now: Date): LeftOut | undefined {
  const type = textOf(record['wp:post_type']);
  if (!postingTypes.test(type)) return new LeftOut('other', msg`of another kind (${type || '–'})`);
  const meta = metaOf(record);
  const status = textOf(record['wp:status']);
  if (status !== 'publish')
    return new LeftOut(status === 'expired' ? 'over' : 'hidden', msg`not published (${status || '–'})`);
  if (isYes(meta('_filled'))) return new LeftOut('over', msg`filled${meaning('of a posting')}`);
  return isOver(meta, now) ? new LeftOut('over', msg`expired${meaning('of a posting')}`) : undefined;
}

const isOver = (meta: Meta, now: Date) =>
  [endOf(meta), dayOf(meta('_job_expires'))].some((day) => day !== undefined && day < dayOfDate(now));

const endOf = (meta: Meta) => dayOf(meta('_application_deadline')) ?? dayOf(meta('_job_expires'));

const dayOfDate = (date: Date) => date.toISOString().slice(0, 10);

/**
 * The same with listings that are over, which have a day in the past as their last; links to the site itself lead
 * nowhere when it has moved.
 */
export function readMovedListing(record: SourceRecord, now: Date): SourceRecord | LeftOut {
  const reason = whyNotOpen(record, now);
  const isEnded = reason?.kind === 'over';
  if (reason && !isEnded) return reason;
  const { link, applyUrl, ...fields } = fieldsOfListing(record);
  const isElsewhere = hostOf(applyUrl) !== '' && hostOf(applyUrl) !== hostOf(link);
  const moved = { ...fields, applyUrl: isElsewhere ? applyUrl : null };
  return isEnded ? { ...moved, deadline: lastDayOf(record, now) } : moved;
}

const hostOf = (address: unknown) => URL.parse(textOf(address))?.host.replace(/^www\./, '') ?? '';

const dayMs = 86_400_000;

/** The same with each reading, so that a repeated import changes nothing. */
function lastDayOf(record: SourceRecord, now: Date): string {
  const before = dayOfDate(new Date(now.getTime() - dayMs));
  const known = [endOf(metaOf(record)), dayOf(textOf(record['wp:post_modified_gmt']))];
  const past = known.find((day) => day !== undefined && day > '1000' && day < before);
  const posted = Date.parse(postedAt(record));
  return past ?? dayOfDate(new Date((Number.isNaN(posted) ? Date.UTC(2000, 0) : posted) - 2 * dayMs));
}

function fieldsOfListing(record: SourceRecord): SourceRecord {
  const meta = metaOf(record);
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
    // Of Polylang; another plugin's has no name in an export.
    language: termsOf(record, 'language'),
    deadline: endOf(meta),
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
