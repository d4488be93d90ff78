import type { LegalText } from './office/choices.ts';
import { checkoutLinkParameter, planParameter } from './page.ts';
import { ownTextPaths, paths } from './page-tables.ts';
import { msg } from './text/message.ts';

export { checkoutLinkParameter, languageParameter, loginCodeParameter, planParameter } from './page.ts';
export { guestOnlyPaths, paths, protectedPaths } from './page-tables.ts';

const pages: ReadonlySet<string> = new Set(Object.values(paths));

/**
 * The canonical spelling of a path: no trailing slash, lower case, no escapes such as %41. Paths of other things stay
 * as they are.
 */
export function canonicalPath(path: string): string {
  const plain = decodedPath(path)
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase();
  return pages.has(plain) ? plain : path;
}

/** A page of the board's own: none of the product's pages has such an address. */
export const ownPagePath = (slug: string): string => `/p/${slug}`;

/** Whether a page of the board has an address in English, with or without what follows its path. */
export function isPageAddress(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return pages.has(path) || path.startsWith(ownPagePath(''));
}

/** Whether the text of a page, by its address in English, is the operator's own, in the board's own language alone. */
export function isOwnTextAddress(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return ownTextPaths.includes(path) || path.startsWith(ownPagePath(''));
}

/** Decodes a path, in which browsers send "ü" as %C3%BC; an invalid one stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function registerToBuyPath(checkoutLink: string): string {
  return `${paths.register}?${new URLSearchParams({ [checkoutLinkParameter]: checkoutLink })}`;
}

/** The registration for a plan. */
export function registerForPlanPath(plan: string): string {
  return searchPath({ [planParameter]: plan }, paths.register);
}

/** The page on which members order a plan. */
export function orderPlanPath(plan: string): string {
  return searchPath({ [planParameter]: plan }, paths.companyTransactions);
}

/** The page that hands a customer over to the checkout (D-4). */
export function orderProcessingPath(checkoutLink: string, code: string): string {
  return `${paths.orderProcessing}?${new URLSearchParams({ checkoutLink, code })}`;
}

/** A new cover letter for a job, with its title and company filled in. */
export function letterForJobPath(jobId: string): string {
  return `${paths.coverLetters}?job=${encodeURIComponent(jobId)}`;
}

export function jobDetailPath(jobId: string): string {
  return `${paths.jobDetail}?job=${encodeURIComponent(jobId)}`;
}

/** A conversation, on the page of the candidate or of the company. */
export function conversationPath(side: 'candidate' | 'company', conversationId: string): string {
  const page = side === 'candidate' ? paths.jobsMessages : paths.companyMessages;
  return `${page}?conversation=${encodeURIComponent(conversationId)}`;
}

/** The conversation of a company with an applicant, also before its first message. */
export function applicantMessagesPath(applicationId: string): string {
  return `${paths.companyMessages}?application=${encodeURIComponent(applicationId)}`;
}

/** An application with its history, on the candidate's page. */
export function applicationPath(applicationId: string): string {
  return `${paths.jobsAppliedJob}?application=${encodeURIComponent(applicationId)}`;
}

type AlertQuery = Partial<Record<'keyword' | 'location' | 'category' | 'company', string>>;

/** The form of a new alert, filled in with these criteria; a company by its id. */
export function alertPath(
  criteria: AlertQuery & { own?: readonly string[]; stated?: readonly string[] },
): string {
  return searchPath(criteria, paths.freeJobAlerts);
}

/** The category pages (I-9), in the order of their tab bar. */
export const categoryPages = [
  { label: msg`All Jobs`, path: paths.categoryAllJobs },
  { label: msg`Jobs by Company`, path: paths.categoryCompanyJobs },
  { label: msg`Jobs by Category`, path: paths.categoryJobs },
  { label: msg`Jobs by Location`, path: paths.categoryLocationJobs },
  { label: msg`Jobs by Designation`, path: paths.categoryDesignationsJobs },
  { label: msg`Jobs by Skill`, path: paths.categorySkillJobs },
] as const;

/** The editor of a posting. */
export function draftPath(draftId: string): string {
  return `${paths.companyPostJobs}?draft=${encodeURIComponent(draftId)}`;
}

/** A published review at its secret link. */
export function reviewResultPath(token: string): string {
  return `${paths.resumeReviewResult}?review=${encodeURIComponent(token)}`;
}

/** The instant check of a resume, optionally compared with an earlier version. */
export function resumeCheckPath(resumeId: string, withId?: string): string {
  return searchPath({ resume: resumeId, with: withId }, paths.resumeCheck);
}

/** The public page of a resume at its secret link. */
export function sharedResumePath(token: string): string {
  return `${paths.sharedResume}?link=${encodeURIComponent(token)}`;
}

/** The reviews of a candidate. */
export const ownReviewsPath = `${paths.jobsProfile}#resume-reviews`;

/** A request on the review desk. */
export function deskReviewPath(reviewId: string): string {
  return `${paths.staffReviews}?review=${encodeURIComponent(reviewId)}`;
}

/** An answer on the page of questions. */
export function answerPath(question: string): string {
  return `${paths.faq}#${question}`;
}

/** What a legal text said before; without a version the one that holds. */
export function legalVersionsPath(text: LegalText, version?: string): string {
  return searchPath({ text, version }, paths.legalVersions);
}

/** A post of the blog. */
export function postPath(slug: string): string {
  return `${paths.blogDetails}?post=${encodeURIComponent(slug)}`;
}

/** A sent issue of the newsletter. */
export function issuePath(slug: string): string {
  return `${paths.newsletterIssue}?issue=${encodeURIComponent(slug)}`;
}

/** The public page of a company. */
export function companyPath(companyId: string): string {
  return `${paths.companies}?company=${encodeURIComponent(companyId)}`;
}

/** The criteria of a landing page: at most one of category, title and skill, and optionally a place. */
export interface LandingCriteria {
  category?: string;
  title?: string;
  skill?: string;
  location?: string;
}

/**
 * The canonical address of a landing page: lower case, in a fixed order. A place is written as in suggestions
 * ("London, United Kingdom"), a title up to its first comma.
 */
export function landingPath({ category, title, skill, location }: LandingCriteria): string {
  const plain = (name?: string) => name?.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const path = searchPath(
    {
      category,
      title: plain(title?.split(',')[0]),
      skill: plain(skill),
      location: plain(location?.replaceAll(/\s*,\s*/g, ', ')),
    },
    paths.jobs,
  );
  return path.replaceAll('%2C', ',');
}

/** The criteria of a page of the pay explorer. */
export interface SalaryCriteria {
  title?: string;
  location?: string;
}

/** The canonical address of a page of the pay explorer: lower case, in a fixed order. */
export function salariesPath({ title, location }: SalaryCriteria, per?: string): string {
  const plain = (name?: string) => name?.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const path = searchPath(
    { title: plain(title), location: plain(location?.replaceAll(/\s*,\s*/g, ', ')), per },
    paths.salaries,
  );
  return path.replaceAll('%2C', ',');
}

/** A path with these query parameters; empty ones are left out, lists repeat their name. */
export function searchPath(
  parameters: Record<string, string | number | readonly string[] | undefined>,
  page: string = paths.browseJobFilterList,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const query = search.toString();
  return query ? `${page}?${query}` : page;
}
