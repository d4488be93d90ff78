import { sql, type Kysely, type RawBuilder } from 'kysely';
import { companySlug } from '../areas/companies/companies/rules.ts';
import type { Tables } from '../platform/database/tables.ts';
import { demoEmailOf } from './accounts.ts';
import { demoEmployerCompany } from './companies.ts';
import { demoApplicants } from './company-area/create-demo-applicants.ts';
import { applicantDomain } from './company-area/find-hiring.ts';
import { featuredGroups, type FeaturedGroup } from './featured-places.ts';
import { readDemoIssues } from './newsletter/create-demo-newsletter.ts';
import { demoPackages } from './packages.ts';
import { featuredCount } from './postings/assign-employers.ts';
import { readDemoPosts } from './posts/create-demo-posts.ts';
import { demoTestimonials } from './testimonials.ts';

interface Part {
  what: string;
  count: number;
  /** Where its rows come from, from the tables on. */
  from: RawBuilder<unknown>;
}

const company = sql`(select id from companies where slug = ${companySlug(demoEmployerCompany)})`;
const candidate = sql`(select id from users where email = ${demoEmailOf('candidate')})`;

/** What a demo has when it is loaded: people may add to all of it, and take away from it later. */
async function listParts(total: number, hasCheckout: boolean): Promise<Part[]> {
  return [
    { what: 'accounts', count: 3, from: sql`users where is_demo and password_hash is not null` },
    { what: 'postings', count: total, from: sql`jobs where source = 'demo' and status = 'active'` },
    ...featuredGroups.map((group) => featuredPart(group, total)),
    ...ofEmployer,
    ...ofCandidate,
    ...ofStaff,
    ...(hasCheckout ? [{ what: 'orders', count: 1, from: sql`orders where user_id = ${candidate}` }] : []),
    { what: 'packages', count: demoPackages.length, from: sql`packages` },
    { what: 'posts', count: (await readDemoPosts()).length, from: sql`blog_posts where state = 'published'` },
    { what: 'comments', count: 14, from: sql`blog_comments` },
    { what: 'newsletters', count: (await readDemoIssues()).length, from: sql`newsletter_issues` },
    { what: 'testimonials', count: demoTestimonials.length, from: sql`testimonials` },
    { what: 'days of metrics', count: 800, from: sql`(select distinct day from figure_days) days` },
  ];
}

/** The capital of a country that has a card of its own is not counted by the card of the country. */
function featuredPart({ key, places }: FeaturedGroup, total: number): Part {
  const code = places[0]?.countryCode ?? '';
  const cities = places.map(({ city }) => city);
  return {
    what: `postings of the card ${key}`,
    count: featuredCount(key, total),
    from: sql`jobs where source = 'demo' and status = 'active' and place_ids && array(
      select id from places where country_code = ${code} and city = any(${cities}::text[])
    )`,
  };
}

const ofEmployer: readonly Part[] = [
  {
    what: 'applicants of the demo employer',
    count: demoApplicants.length,
    from: sql`applications join jobs on jobs.id = job_id join users on users.id = user_id
      where company_id = ${company} and users.email like ${`%@${applicantDomain}`}`,
  },
  { what: 'plans and receipts', count: 4, from: sql`posting_orders where company_id = ${company}` },
  {
    what: 'questions to applicants',
    count: 4,
    from: sql`job_questions join jobs on jobs.id = job_id where company_id = ${company}`,
  },
  { what: 'drafts of postings', count: 1, from: sql`posting_drafts where company_id = ${company}` },
  {
    what: 'members of the hiring team',
    count: 3,
    from: sql`hiring_team_members where company_id = ${company}`,
  },
  { what: 'scorecards', count: 6, from: sql`scorecards` },
  { what: 'conversations', count: 2, from: sql`conversations where company_id = ${company}` },
  {
    what: 'interviews',
    count: 2,
    from: sql`interview_offers join interview_rounds on interview_rounds.id = round_id where company_id = ${company}`,
  },
  {
    what: 'people on its page',
    count: 3,
    from: sql`company_members where company_id = ${company} and page_choice = 'shown'`,
  },
  { what: 'deeds in its history', count: 20, from: sql`company_events where company_id = ${company}` },
  { what: 'pictures', count: 3, from: sql`company_pictures where company_id = ${company}` },
  { what: 'logos', count: 31, from: sql`companies where logo_file_id is not null` },
  {
    what: 'views of its postings',
    count: 100,
    from: sql`job_views join jobs on jobs.id = job_id where company_id = ${company}`,
  },
];

const ofCandidate: readonly Part[] = [
  {
    what: 'applications of the demo candidate',
    count: 3,
    from: sql`applications where user_id = ${candidate}`,
  },
  { what: 'saved jobs', count: 4, from: sql`saved_jobs where user_id = ${candidate}` },
  { what: 'alerts', count: 1, from: sql`job_alerts where user_id = ${candidate}` },
  { what: 'My Resume', count: 1, from: sql`resume_profiles where user_id = ${candidate}` },
  { what: 'reviews', count: 1, from: sql`critiques where user_id = ${candidate} and review_ready` },
  {
    what: 'views of the candidate',
    count: 4,
    from: sql`candidate_views join candidate_profiles on candidate_profiles.id = profile_id where user_id = ${candidate}`,
  },
  { what: 'candidates', count: 61, from: sql`candidate_profiles where is_listed` },
];

const ofStaff: readonly Part[] = [
  { what: 'members of staff', count: 3, from: sql`users where is_demo and role = 'staff'` },
  { what: 'requests for reviews', count: 7, from: sql`critiques` },
  { what: 'published reviews', count: 2, from: sql`critique_publications` },
  { what: 'postings to approve', count: 2, from: sql`jobs where awaits_approval` },
  { what: 'reports of postings', count: 4, from: sql`job_reports` },
  { what: 'messages to staff', count: 2, from: sql`contact_messages` },
  { what: 'reports of conversations', count: 1, from: sql`conversation_reports` },
  { what: 'sales to replay', count: 1, from: sql`webhook_receipts` },
  { what: 'flagged orders', count: 1, from: sql`posting_orders where status = 'flagged'` },
  { what: 'mails that were refused', count: 2, from: sql`mail_sends` },
  { what: 'reports of imports', count: 2, from: sql`import_reports` },
  { what: 'redirects', count: 1, from: sql`redirects` },
  { what: 'synonyms', count: 1, from: sql`synonyms` },
];

/** What a demo that has just been loaded lacks, as "18 of 18 applicants"; nothing where it is whole. */
export async function listMissingParts(
  database: Kysely<Tables>,
  total: number,
  hasCheckout: boolean,
): Promise<string[]> {
  const missing: string[] = [];
  for (const { what, count, from } of await listParts(total, hasCheckout)) {
    const { rows } = await sql<{ found: number }>`select count(*)::int as found from ${from}`.execute(
      database,
    );
    const lacking = count - (rows[0]?.found ?? 0);
    if (lacking > 0) missing.push(`${lacking} of ${count} ${what}`);
  }
  return missing;
}
