import { commentStates, staffPostLists, askedAnswers, staffIssueLists } from './content/choices.ts';
import { deliveryLists } from './integrations/webhook-choices.ts';
import { mailKinds } from './identity/choices.ts';
import { auditSubjectKinds, staffActionWords } from './identity/staff-choices.ts';
import { jobSearchSchema } from './jobs/jobs.ts';
import { companySorts, workFields } from './pages/company-directory.ts';
import { templateKinds } from './office/mail-choices.ts';
import { checkoutLinkParameter, loginCodeParameter, paths, planParameter } from './paths.ts';
import { invoiceLists } from './payments/choices.ts';
import { feedPartners } from './posting/choices.ts';
import { reviewLists } from './resumes/choices.ts';
import { shownPeriods } from './search/choices.ts';

/** A query parameter of a page. */
export interface PageParameter {
  /** Other values count as absent. */
  accepts: (value: string) => boolean;
  /** Whether all values count, or only the first. */
  isRepeated: boolean;
}

type PagePath = (typeof paths)[keyof typeof paths];
type PageParameters = Readonly<Record<string, PageParameter>>;

const matching = (pattern: RegExp): PageParameter => ({
  accepts: (value) => pattern.test(value),
  isRepeated: false,
});
const oneOf = (...values: readonly string[]): PageParameter => ({
  accepts: (value) => values.includes(value),
  isRepeated: false,
});
const valuesOf = (choices: readonly { readonly value: string }[]) => choices.map(({ value }) => value);

/** Free text: the page itself names what it could not use. */
const text: PageParameter = { accepts: () => true, isRepeated: false };
const listPage = matching(/^[1-9]\d{0,6}$/);
const id = matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i);
const day = matching(/^\d{4}-\d{2}-\d{2}$/);
const letter = matching(/^([a-z]|0-9|other)$/);

const noSearch: Readonly<Record<string, unknown>> = jobSearchSchema.parse({});
const search: PageParameters = Object.fromEntries(
  Object.keys(jobSearchSchema.shape).map((name) => [
    name,
    { ...text, isRepeated: Array.isArray(noSearch[name]) },
  ]),
);
const checkout = { [checkoutLinkParameter]: text };
const plan = { [planParameter]: matching(/^[a-z0-9][a-z0-9-]{0,39}$/) };
const token = { token: text };
const slug = matching(/^[a-z0-9-]{1,80}$/);
const posts: PageParameters = {
  q: text,
  category: text,
  tag: text,
  author: slug,
  month: matching(/^\d{4}-(0[1-9]|1[0-2])$/),
  page: listPage,
};

/**
 * The query parameters of each page. The server drops all others before it renders, so that requests with made-up
 * parameters cannot fill the page cache.
 */
export const pageParameters: Readonly<Partial<Record<PagePath, PageParameters>>> = {
  [paths.home]: { recent: matching(/^[1-9]\d{0,4}$/) },
  [paths.jobDetail]: { job: id },
  [paths.jobsMyResume]: { fill: id },
  [paths.coverLetters]: { job: id },
  [paths.resumeCheck]: { resume: id, with: id, title: text },
  [paths.jobs]: search,
  [paths.salaries]: { title: text, location: text, per: oneOf(...valuesOf(shownPeriods)) },
  [paths.browseJob]: search,
  [paths.browseJobFilterList]: search,
  [paths.browseJobFilterGrid]: search,
  [paths.browseJobList]: search,
  [paths.browseJobGrid]: search,
  [paths.companyHistory]: { page: listPage },
  [paths.companySources]: { source: id, add: oneOf('source', 'file') },
  [paths.companyWebhooks]: { receiver: id, show: oneOf(...deliveryLists), page: listPage },
  [paths.staffWebhookReceivers]: { receiver: id, show: oneOf(...deliveryLists), page: listPage },
  [paths.companies]: {
    company: text,
    show: oneOf('gallery'),
    q: text,
    letter,
    sort: oneOf(...valuesOf(companySorts)),
    page: listPage,
  },
  [paths.portfolioGrid]: { field: oneOf(...valuesOf(workFields)) },
  [paths.categoryJobs]: { all: oneOf('area', 'industry') },
  [paths.categoryLocationJobs]: { all: oneOf('1') },
  [paths.categoryDesignationsJobs]: { letter },
  [paths.categorySkillJobs]: { all: oneOf('it', 'non-it'), letter },
  [paths.faq]: { q: text },
  [paths.freeJobAlerts]: {
    keyword: text,
    location: text,
    category: text,
    company: id,
    own: { ...text, isRepeated: true },
  },
  [paths.companyTransactions]: { ...plan, page: listPage },
  [paths.companyInvoices]: { page: listPage },
  [paths.staffCoupons]: { page: listPage },
  [paths.staffInvoices]: { show: oneOf(...valuesOf(invoiceLists)), q: text, page: listPage },
  [paths.login]: { ...checkout, ...plan },
  [paths.register]: { ...checkout, ...plan },
  [paths.employerRegister]: { ...checkout, ...plan },
  [paths.forgotPassword]: checkout,
  [paths.orderProcessing]: { checkoutLink: text, [loginCodeParameter]: text },
  [paths.jobsMessages]: { conversation: id, show: oneOf('unread') },
  [paths.companyMessages]: { conversation: id, application: id, show: oneOf('unread') },
  [paths.jobsAppliedJob]: { application: id, show: oneOf('here', 'elsewhere'), sort: text, page: text },
  [paths.staffTeam]: { page: listPage },
  [paths.staffAudit]: {
    who: id,
    action: oneOf(...Object.keys(staffActionWords)),
    kind: oneOf(...auditSubjectKinds),
    subject: text,
    from: day,
    to: day,
    reason: text,
    page: listPage,
  },
  [paths.staffFeeds]: { partner: oneOf(...valuesOf(feedPartners)) },
  [paths.staffMailTemplates]: { mail: oneOf(...templateKinds) },
  [paths.staffSynonyms]: { page: listPage },
  [paths.staffImports]: {
    import: id,
    source: id,
    add: oneOf('source', 'file'),
    show: oneOf('runs'),
    page: listPage,
  },
  [paths.unsubscribeMails]: { ...token, kind: oneOf(...valuesOf(mailKinds)) },
  [paths.setPassword]: token,
  [paths.signInLink]: token,
  [paths.confirmEmail]: token,
  [paths.acceptInvitation]: token,
  [paths.joinStaff]: token,
  [paths.staffSignIn]: {
    code: text,
    state: text,
    iss: text,
    session_state: text,
    error: text,
    error_description: text,
  },
  [paths.deleteAccount]: token,
  [paths.resetSecondStep]: token,
  [paths.confirmAlert]: token,
  [paths.confirmApplication]: token,
  [paths.unsubscribeAlert]: token,
  [paths.undoEmail]: token,
  [paths.resumeReviewResult]: { review: text },
  [paths.sharedResume]: { link: text },
  [paths.blogClassic]: posts,
  [paths.blogClassicSidebar]: posts,
  [paths.blogGrid]: posts,
  [paths.blogGridSidebar]: posts,
  [paths.blogLeftImages]: posts,
  [paths.blogDetails]: { post: slug },
  [paths.commentAnswers]: { ...token, stop: text },
  [paths.newsletter]: { asked: oneOf(...askedAnswers), page: listPage },
  [paths.newsletterIssue]: { issue: slug },
  [paths.newsletterSubscription]: { ...token, stop: text },
  [paths.staffNewsletter]: { issue: id, show: oneOf(...valuesOf(staffIssueLists)), page: listPage },
  [paths.staffPosts]: { post: id, show: oneOf(...valuesOf(staffPostLists)), q: text, page: listPage },
  [paths.staffPages]: { post: id, show: oneOf(...valuesOf(staffPostLists)), q: text, page: listPage },
  [paths.staffComments]: { show: oneOf(...commentStates), page: listPage },
  [paths.staffReviews]: { review: id, show: oneOf(...valuesOf(reviewLists)), page: listPage },
};
