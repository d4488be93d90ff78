import type { z } from 'zod';
import { feedEndpoints } from './integrations/feeds.ts';
import { pictureEndpoints } from './identity/account-pictures.ts';
import { sessionEndpoints } from './identity/account-sessions.ts';
import { accountEndpoints } from './identity/accounts.ts';
import { alertEndpoints } from './seeking/alerts.ts';
import { applicantEndpoints } from './hiring/applicants.ts';
import { applicationEndpoints } from './hiring/applications.ts';
import { outsideApplicationEndpoints } from './hiring/outside-applications.ts';
import { commentEndpoints } from './content/comments.ts';
import { postEndpoints } from './content/posts.ts';
import { writingEndpoints } from './content/writing.ts';
import { boardSettingEndpoints } from './office/board-settings.ts';
import { wordEndpoints } from './office/word-endpoints.ts';
import { backOfficeEndpoints } from './office/back-office.ts';
import { billingEndpoints } from './payments/billing.ts';
import { candidateEndpoints } from './hiring/candidates.ts';
import { careerServiceEndpoints } from './payments/career-services.ts';
import { companyEndpoints } from './companies/companies.ts';
import { companyHistoryEndpoints } from './companies/history.ts';
import { companyMediaEndpoints } from './companies/media.ts';
import { companyPeopleEndpoints } from './companies/people.ts';
import { companyProfileEndpoints } from './companies/company-profile.ts';
import { companyVerificationEndpoints } from './companies/verification.ts';
import { consentEndpoints } from './identity/consents.ts';
import { contactEndpoints } from './content/contact.ts';
import { applicationTimelineEndpoints } from './hiring/application-timeline.ts';
import { coverLetterEndpoints } from './resumes/resume-export/cover-letters.ts';
import { conversationEndpoints } from './hiring/conversations.ts';
import type { Endpoint } from './endpoint.ts';
import { moderatedReportEndpoints } from './office/reports.ts';
import { staffUserEndpoints } from './identity/staff-users.ts';
import { staffMessageEndpoints } from './office/staff-messages.ts';
import { firstStepEndpoints } from './office/first-steps.ts';
import { mailTemplateEndpoints } from './office/mail-templates.ts';
import { staffMailEndpoints } from './office/staff-mails.ts';
import { staffOrderEndpoints } from './payments/staff-orders.ts';
import { staffWebhookEndpoints } from './payments/webhooks.ts';
import { importReportEndpoints } from './jobs/imports.ts';
import { jobSourceEndpoints } from './jobs/job-sources.ts';
import { counterEndpoints } from './office/counters.ts';
import { boardFigureEndpoints } from './office/figures.ts';
import { redirectEndpoints } from './office/redirects.ts';
import { invoiceEndpoints } from './payments/invoices.ts';
import { couponEndpoints } from './payments/coupons.ts';
import { staffPlanEndpoints } from './payments/staff-plans.ts';
import { staffPackageEndpoints } from './payments/staff-packages.ts';
import { staffCompanyEndpoints } from './companies/staff-companies.ts';
import { moderatedPostingEndpoints } from './posting/staff-postings.ts';
import { membershipEndpoints } from './payments/memberships.ts';
import { jobReportEndpoints } from './jobs/job-reports.ts';
import { jobEndpoints } from './jobs/jobs.ts';
import { declineEndpoints } from './hiring/rejections.ts';
import { interviewEndpoints } from './hiring/interviews.ts';
import { scorecardEndpoints } from './hiring/scorecards.ts';
import { managedJobEndpoints } from './posting/managed-jobs.ts';
import { issueEndpoints } from './content/issues.ts';
import { subscriptionEndpoints } from './content/subscriptions.ts';
import { mailChoiceEndpoints } from './identity/email-preferences.ts';
import { guestApplicationEndpoints } from './lifecycle/guest-applications.ts';
import { ownDataEndpoints } from './lifecycle/privacy.ts';
import { ownCompanyEndpoints } from './companies/own-companies.ts';
import { postingEndpoints } from './posting/postings.ts';
import { resumeExportEndpoints } from './resumes/resume-export/exports.ts';
import { resumeProfileEndpoints } from './resumes/resume-profile.ts';
import { resumeCheckEndpoints } from './resumes/resume-check.ts';
import { resumeReviewEndpoints } from './resumes/resume-review.ts';
import { resumeEndpoints } from './resumes/resumes.ts';
import { resumeSharingEndpoints } from './resumes/sharing.ts';
import { savedJobEndpoints } from './seeking/saved-jobs.ts';
import { passkeyEndpoints } from './identity/passkeys.ts';
import { staffSsoEndpoints } from './identity/staff-sso.ts';
import { secondStepEndpoints } from './identity/second-step.ts';
import { secondStepResetEndpoints } from './identity/second-step-reset.ts';
import { auditEndpoints } from './identity/audit.ts';
import { exchangeRateEndpoints } from './office/exchange-rates.ts';
import { synonymEndpoints } from './search/synonyms.ts';
import { testimonialEndpoints } from './content/staff-testimonials.ts';
import { supportAccessEndpoints } from './identity/impersonation.ts';
import { teamEndpoints } from './identity/team.ts';
import { reviewDeskEndpoints } from './office/review-desk.ts';
import { webhookReceiverEndpoints } from './integrations/webhooks.ts';
import { keyEndpoints } from './integrations/keys.ts';
import { v1JobEndpoints } from './integrations/v1-jobs.ts';
import { v1PeopleEndpoints } from './integrations/v1-people.ts';

const identity = {
  ...pictureEndpoints,
  ...sessionEndpoints,
  ...accountEndpoints,
  ...consentEndpoints,
  ...staffUserEndpoints,
  ...mailChoiceEndpoints,
  ...passkeyEndpoints,
  ...staffSsoEndpoints,
  ...secondStepEndpoints,
  ...secondStepResetEndpoints,
  ...auditEndpoints,
  ...supportAccessEndpoints,
  ...teamEndpoints,
};
const companies = {
  ...companyEndpoints,
  ...companyHistoryEndpoints,
  ...companyMediaEndpoints,
  ...companyPeopleEndpoints,
  ...companyProfileEndpoints,
  ...companyVerificationEndpoints,
  ...staffCompanyEndpoints,
  ...ownCompanyEndpoints,
};
const jobs = {
  ...importReportEndpoints,
  ...jobSourceEndpoints,
  ...jobReportEndpoints,
  ...jobEndpoints,
};
const search = {
  ...synonymEndpoints,
};
const resumes = {
  ...coverLetterEndpoints,
  ...resumeExportEndpoints,
  ...resumeProfileEndpoints,
  ...resumeCheckEndpoints,
  ...resumeReviewEndpoints,
  ...resumeEndpoints,
  ...resumeSharingEndpoints,
};
const payments = {
  ...billingEndpoints,
  ...careerServiceEndpoints,
  ...staffOrderEndpoints,
  ...staffWebhookEndpoints,
  ...staffPackageEndpoints,
  ...staffPlanEndpoints,
  ...couponEndpoints,
  ...invoiceEndpoints,
  ...membershipEndpoints,
};
const posting = {
  ...moderatedPostingEndpoints,
  ...managedJobEndpoints,
  ...postingEndpoints,
};
const hiring = {
  ...applicantEndpoints,
  ...applicationEndpoints,
  ...outsideApplicationEndpoints,
  ...candidateEndpoints,
  ...applicationTimelineEndpoints,
  ...conversationEndpoints,
  ...declineEndpoints,
  ...interviewEndpoints,
  ...scorecardEndpoints,
};
const seeking = {
  ...alertEndpoints,
  ...savedJobEndpoints,
};
const content = {
  ...commentEndpoints,
  ...postEndpoints,
  ...writingEndpoints,
  ...contactEndpoints,
  ...issueEndpoints,
  ...subscriptionEndpoints,
  ...testimonialEndpoints,
};
const integrations = {
  ...webhookReceiverEndpoints,
  ...feedEndpoints,
  ...keyEndpoints,
  ...v1JobEndpoints,
  ...v1PeopleEndpoints,
};
const lifecycle = {
  ...guestApplicationEndpoints,
  ...ownDataEndpoints,
};
const office = {
  ...counterEndpoints,
  ...boardSettingEndpoints,
  ...wordEndpoints,
  ...backOfficeEndpoints,
  ...moderatedReportEndpoints,
  ...staffMessageEndpoints,
  ...staffMailEndpoints,
  ...mailTemplateEndpoints,
  ...firstStepEndpoints,
  ...boardFigureEndpoints,
  ...redirectEndpoints,
  ...exchangeRateEndpoints,
  ...reviewDeskEndpoints,
};

/** The calls by area, which the description of the API groups them by. */
export const endpointsByArea = {
  identity,
  companies,
  jobs,
  search,
  resumes,
  payments,
  posting,
  hiring,
  seeking,
  content,
  integrations,
  lifecycle,
  office,
};

/** Every call of the API, by `METHOD /path`. Browsers import only its type, so the schemas stay on the server. */
export const endpoints = {
  ...identity,
  ...companies,
  ...jobs,
  ...search,
  ...resumes,
  ...payments,
  ...posting,
  ...hiring,
  ...seeking,
  ...content,
  ...integrations,
  ...lifecycle,
  ...office,
};

type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;

type Schema<Key extends EndpointKey, Part extends keyof Endpoint> =
  Endpoints[Key] extends Record<Part, infer S extends z.ZodType> ? S : never;
type Sent<S> = [S] extends [never] ? undefined : z.input<S & z.ZodType>;
type Received<S> = [S] extends [never] ? undefined : z.output<S & z.ZodType>;

/** The input before validation. */
export type SentParams<Key extends EndpointKey> = Sent<Schema<Key, 'params'>>;
export type SentQuery<Key extends EndpointKey> = Sent<Schema<Key, 'query'>>;
export type SentBody<Key extends EndpointKey> = Sent<Schema<Key, 'body'>>;

/** The validated input of a route. */
export type ReceivedParams<Key extends EndpointKey> = Received<Schema<Key, 'params'>>;
export type ReceivedQuery<Key extends EndpointKey> = Received<Schema<Key, 'query'>>;
export type ReceivedBody<Key extends EndpointKey> = Received<Schema<Key, 'body'>>;

/** The answer of a route, before serialisation. */
export type GivenAnswer<Key extends EndpointKey> = Endpoints[Key]['answer'] extends infer S extends z.ZodType
  ? z.input<S>
  : unknown;
/** The answer that a caller gets. */
export type Answer<Key extends EndpointKey> = Endpoints[Key]['answer'] extends infer S extends z.ZodType
  ? z.output<S>
  : Blob;
