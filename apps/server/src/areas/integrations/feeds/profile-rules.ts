import type { BoardWords } from '@waymark/contract/board-words';
import { sourceLanguage } from '@waymark/contract/text/languages';
import { jobTypes, labelOf, type JobType, type WorkMode } from '@waymark/contract/jobs/choices';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import type { JobFieldFormat } from '@waymark/contract/jobs/job-fields';
import type { Salary } from '@waymark/contract/jobs/jobs';
import { jobFromFeedPath } from '@waymark/contract/integrations/feed-paths';
import type { FeedPartner } from '@waymark/contract/posting/visit-marks';
import { formatFullPlace } from '@waymark/contract/jobs/format-place';
import { formatSalary, majorUnits } from '@waymark/contract/jobs/format-salary';
import { fieldsNamedIn } from '../../jobs/jobs/field-rules.ts';
import { logoAddress } from '../../../platform/pictures/picture-addresses.ts';
import { escapeXml, writeCdata, xmlDeclaration } from '../../../platform/xml/write-xml.ts';
import type { WholePosting } from '../../search/replica/posting-pages-gateway.ts';
import { placeOf, type FeedTask } from './partner-rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

/** A partner's format: what stands around its postings, and one posting. */
export interface Profile {
  begin: (task: FeedTask<BoardWords>, now: Date) => string;
  write: (posting: WholePosting, task: FeedTask<BoardWords>) => string;
  end: string;
}

type Value = string | null | undefined;

/** Elements with their texts in CDATA, as all partners ask for; what is empty is left out. */
function elements(values: Readonly<Record<string, Value>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value ? `<${name}>${writeCdata(value)}</${name}>` : ''))
    .join('');
}

const job = (values: Readonly<Record<string, Value>>, more = '') => `<job>${elements(values)}${more}</job>\n`;

/** As pages show it: a figure without its currency or period says nothing. */
function salaryOf({ card }: WholePosting): Salary | null {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = card;
  return currency === null || period === null || (min === null && max === null)
    ? null
    : { min, max, currency, period };
}

/** The fields of a posting that several formats share. */
function factsOf(
  posting: WholePosting,
  { publicUrl, email, words }: FeedTask<BoardWords>,
  partner: FeedPartner,
) {
  const { card, detail, company } = posting;
  const logo = logoAddress(company.logo_file_id);
  const salary = salaryOf(posting);
  return {
    ...placeOf(posting),
    id: card.id,
    title: card.title,
    company: company.name,
    url: publicUrl + jobFromFeedPath(card.id, partner),
    location: formatFullPlace(placeOf(posting), sourceLanguage),
    description: detail.description,
    postedAt: card.posted_at?.toISOString(),
    deadline: detail.deadline,
    category: categoryLabel(words, card.category),
    experience: detail.experience_min === null ? null : `${detail.experience_min}+ years`,
    logo: logo === null ? null : publicUrl + logo,
    email,
    salary,
    pay: salary && formatSalary(sayEnglish, salary),
    type: card.type,
    workMode: card.work_mode,
  };
}

/** The fields of the table that a format has, by their names there. */
function namedIn(format: JobFieldFormat) {
  const list = fieldsNamedIn(format, 'column');
  return ({ detail }: WholePosting): Record<string, string> =>
    Object.fromEntries(list(detail).map(({ name, text }) => [name, text]));
}
const named = {
  indeed: namedIn('indeed'),
  linkedin: namedIn('linkedin'),
  adzuna: namedIn('adzuna'),
  jooble: namedIn('jooble'),
  talent: namedIn('talent'),
  jobrapido: namedIn('jobrapido'),
};

/** `full-time` as the formats made after Indeed's spell it. */
const indeedTypes: Record<JobType, string> = {
  'full-time': 'fulltime',
  'part-time': 'parttime',
  internship: 'internship',
  freelance: 'contract',
  temporary: 'temporary',
};
const indeedRemote: Partial<Record<WorkMode, string>> = { remote: 'Fully remote', hybrid: 'Hybrid remote' };

const begin =
  (open: string) =>
  ({ boardName, publicUrl }: FeedTask<unknown>, now: Date) =>
    `${xmlDeclaration}${open}\n<publisher>${escapeXml(boardName)}</publisher>` +
    `<publisherurl>${escapeXml(publicUrl)}</publisherurl><lastBuildDate>${now.toUTCString()}</lastBuildDate>\n`;

const plainBegin = (open: string) => () => `${xmlDeclaration}${open}\n`;

/** Indeed's format, in which most other readers read as well. */
function writeLikeIndeed(partner: FeedPartner) {
  return (posting: WholePosting, task: FeedTask<BoardWords>) => {
    const facts = factsOf(posting, task, partner);
    return job({
      title: facts.title,
      date: facts.postedAt,
      referencenumber: facts.id,
      requisitionid: facts.id,
      url: facts.url,
      company: facts.company,
      sourcename: task.boardName,
      city: facts.city,
      state: facts.region,
      country: facts.countryCode || facts.country,
      email: facts.email,
      description: facts.description,
      salary: facts.pay,
      ...named.indeed(posting),
      jobtype: facts.type && indeedTypes[facts.type],
      category: facts.category,
      experience: facts.experience,
      expirationdate: facts.deadline,
      remotetype: facts.workMode && indeedRemote[facts.workMode],
    });
  };
}

const linkedInTypes: Record<JobType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  internship: 'INTERNSHIP',
  freelance: 'CONTRACT',
  temporary: 'TEMPORARY',
};
const linkedInPlaces: Record<WorkMode, string> = { 'on-site': 'On-site', hybrid: 'Hybrid', remote: 'Remote' };
const linkedInPeriods = {
  year: 'YEARLY',
  month: 'MONTHLY',
  week: 'WEEKLY',
  day: 'DAILY',
  hour: 'HOURLY',
} as const;

function linkedInSalary({ salary }: ReturnType<typeof factsOf>): string {
  if (!salary) return '';
  const end = (name: string, amount: number | null) =>
    amount === null
      ? ''
      : `<${name}>${elements({ amount: String(majorUnits(amount, salary.currency)), currencyCode: salary.currency })}</${name}>`;
  const ends = end('highEnd', salary.max) + end('lowEnd', salary.min);
  return `<salaries><salary>${ends}${elements({ period: linkedInPeriods[salary.period], type: 'BASE_SALARY' })}</salary></salaries>`;
}

function writeForLinkedIn(posting: WholePosting, task: FeedTask<BoardWords>): string {
  const facts = factsOf(posting, task, 'linkedin');
  return job(
    {
      partnerJobId: facts.id,
      company: facts.company,
      title: facts.title,
      description: facts.description,
      location: facts.location,
      city: facts.city,
      state: facts.region,
      country: facts.countryCode,
      applyUrl: facts.url,
      posterEmail: facts.email,
      workplaceTypes: facts.workMode && linkedInPlaces[facts.workMode],
      jobtype: facts.type && linkedInTypes[facts.type],
      expirationDate: facts.deadline,
      ...named.linkedin(posting),
    },
    linkedInSalary(facts),
  );
}

function writeForAdzuna(posting: WholePosting, task: FeedTask<BoardWords>): string {
  const { salary, type, ...facts } = factsOf(posting, task, 'adzuna');
  const amount = (minor: number | null | undefined) =>
    salary && minor != null && String(majorUnits(minor, salary.currency));
  return job({
    id: facts.id,
    title: facts.title,
    url: facts.url,
    description: facts.description,
    location: facts.location,
    company: facts.company,
    category: facts.category,
    salary_min: amount(salary?.min) || null,
    salary_max: amount(salary?.max) || null,
    salary_currency: salary?.currency,
    salary_frequency: salary?.period,
    contract_time: type === 'full-time' ? 'full_time' : type === 'part-time' ? 'part_time' : null,
    contract_type: type === 'freelance' || type === 'temporary' ? 'contract' : null,
    posted: facts.postedAt,
    ...named.adzuna(posting),
  });
}

/** Days as `26.11.2026`, or with another sign between. */
const dayOf = (iso: string | null | undefined, sign: string) =>
  iso ? iso.slice(0, 10).split('-').toReversed().join(sign) : null;

function writeForJooble(posting: WholePosting, task: FeedTask<BoardWords>): string {
  const facts = factsOf(posting, task, 'jooble');
  const inside = elements({
    link: facts.url,
    name: facts.title,
    region: facts.location,
    description: facts.description,
    pubdate: dayOf(facts.postedAt, '.'),
    updated: dayOf(facts.postedAt, '.'),
    expire: dayOf(facts.deadline, '.'),
    salary: facts.pay,
    company: facts.company,
    jobtype: labelOf(jobTypes, facts.type).toLowerCase(),
    email: facts.email,
    company_logo: facts.logo,
    ...named.jooble(posting),
  });
  return `<job id="${escapeXml(facts.id)}">${inside}</job>\n`;
}

function writeForTalent(posting: WholePosting, task: FeedTask<BoardWords>): string {
  const facts = factsOf(posting, task, 'talent');
  return job({
    title: facts.title,
    company: facts.company,
    city: facts.city,
    state: facts.region,
    country: facts.countryCode || facts.country,
    dateposted: facts.postedAt,
    url: facts.url,
    referencenumber: facts.id,
    description: facts.description,
    expirationdate: facts.deadline,
    jobtype: facts.type && indeedTypes[facts.type],
    isremote: facts.workMode === 'remote' ? 'yes' : 'no',
    salary: facts.pay,
    category: facts.category,
    experience: facts.experience,
    logo: facts.logo,
    ...named.talent(posting),
  });
}

function writeForJobrapido(posting: WholePosting, task: FeedTask<BoardWords>): string {
  const facts = factsOf(posting, task, 'jobrapido');
  return job({
    title: facts.title,
    location: facts.city,
    state: facts.region,
    country: facts.countryCode || facts.country,
    company: facts.company,
    website: posting.company.website,
    publishdate: dayOf(facts.postedAt, '/'),
    expirydate: dayOf(facts.deadline, '/'),
    url: facts.url,
    description: facts.description,
    reference_id: facts.id,
    salary: facts.pay,
    ...named.jobrapido(posting),
    jobtype: facts.type && indeedTypes[facts.type],
    category: facts.category,
    experience: facts.experience,
  });
}

const likeIndeed = (partner: FeedPartner): Profile => ({
  begin: begin('<source>'),
  write: writeLikeIndeed(partner),
  end: '</source>\n',
});

export const profiles: Readonly<Record<FeedPartner, Profile>> = {
  partner: likeIndeed('partner'),
  indeed: likeIndeed('indeed'),
  ziprecruiter: likeIndeed('ziprecruiter'),
  linkedin: { begin: begin('<source>'), write: writeForLinkedIn, end: '</source>\n' },
  adzuna: { begin: plainBegin('<jobs>'), write: writeForAdzuna, end: '</jobs>\n' },
  jooble: { begin: plainBegin('<jobs>'), write: writeForJooble, end: '</jobs>\n' },
  talent: { begin: begin('<source>'), write: writeForTalent, end: '</source>\n' },
  jobrapido: { begin: plainBegin('<source><jobs>'), write: writeForJobrapido, end: '</jobs></source>\n' },
};
