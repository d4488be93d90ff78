import type { z } from 'zod';
import { pictureEndpoints } from './account-pictures.ts';
import { sessionEndpoints } from './account-sessions.ts';
import { accountEndpoints } from './accounts.ts';
import { alertEndpoints } from './alerts.ts';
import { applicantEndpoints } from './hiring/applicants.ts';
import { applicationEndpoints } from './applications.ts';
import { commentEndpoints } from './blog/comments.ts';
import { postEndpoints } from './blog/posts.ts';
import { writingEndpoints } from './blog/writing.ts';
import { boardSettingEndpoints } from './staff/board-settings.ts';
import { backOfficeEndpoints } from './staff/back-office.ts';
import { billingEndpoints } from './billing.ts';
import { candidateEndpoints } from './candidates.ts';
import { careerServiceEndpoints } from './career-services.ts';
import { companyEndpoints } from './companies.ts';
import { companyHistoryEndpoints } from './companies/history.ts';
import { companyMediaEndpoints } from './companies/media.ts';
import { companyProfileEndpoints } from './companies/company-profile.ts';
import { companyVerificationEndpoints } from './companies/verification.ts';
import { consentEndpoints } from './consents.ts';
import { contactEndpoints } from './contact.ts';
import { applicationTimelineEndpoints } from './hiring/application-timeline.ts';
import { coverLetterEndpoints } from './resume-export/cover-letters.ts';
import { conversationEndpoints } from './hiring/conversations.ts';
import type { Endpoint } from './endpoint.ts';
import { moderatedReportEndpoints } from './staff/reports.ts';
import { staffUserEndpoints } from './staff/users.ts';
import { staffMessageEndpoints } from './staff/messages.ts';
import { staffMailEndpoints } from './staff/mails.ts';
import { staffOrderEndpoints } from './staff/orders.ts';
import { staffWebhookEndpoints } from './staff/webhooks.ts';
import { importReportEndpoints } from './staff/imports.ts';
import { boardFigureEndpoints } from './staff/figures.ts';
import { redirectEndpoints } from './staff/redirects.ts';
import { staffPackageEndpoints } from './staff/packages.ts';
import { staffCompanyEndpoints } from './staff/companies.ts';
import { moderatedPostingEndpoints } from './staff/postings.ts';
import { membershipEndpoints } from './memberships.ts';
import { jobReportEndpoints } from './job-reports.ts';
import { jobEndpoints } from './jobs.ts';
import { declineEndpoints } from './hiring/declines.ts';
import { interviewEndpoints } from './hiring/interviews.ts';
import { managedJobEndpoints } from './managed-jobs.ts';
import { issueEndpoints } from './newsletter/issues.ts';
import { subscriptionEndpoints } from './newsletter/subscriptions.ts';
import { mailChoiceEndpoints } from './hiring/mail-choices.ts';
import { ownDataEndpoints } from './own-data.ts';
import { ownCompanyEndpoints } from './companies/own-companies.ts';
import { postingEndpoints } from './postings.ts';
import { resumeExportEndpoints } from './resume-export/exports.ts';
import { resumeProfileEndpoints } from './resume-profile.ts';
import { resumeCheckEndpoints } from './resume-check.ts';
import { resumeReviewEndpoints } from './resume-review.ts';
import { resumeEndpoints } from './resumes.ts';
import { resumeSharingEndpoints } from './resumes/sharing.ts';
import { savedJobEndpoints } from './saved-jobs.ts';
import { passkeyEndpoints } from './sign-in/passkeys.ts';
import { secondStepEndpoints } from './sign-in/second-step.ts';
import { secondStepResetEndpoints } from './sign-in/second-step-reset.ts';
import { auditEndpoints } from './staff/audit.ts';
import { exchangeRateEndpoints } from './staff/exchange-rates.ts';
import { synonymEndpoints } from './staff/synonyms.ts';
import { testimonialEndpoints } from './staff/testimonials.ts';
import { supportAccessEndpoints } from './support-access.ts';
import { teamEndpoints } from './staff/team.ts';
import { reviewDeskEndpoints } from './staff/review-desk.ts';

/** Every call of the API, by `METHOD /path`. Browsers import its type alone: the schemas stay on the server. */
export const endpoints = {
  ...pictureEndpoints,
  ...sessionEndpoints,
  ...accountEndpoints,
  ...alertEndpoints,
  ...applicantEndpoints,
  ...applicationEndpoints,
  ...postEndpoints,
  ...commentEndpoints,
  ...writingEndpoints,
  ...boardSettingEndpoints,
  ...backOfficeEndpoints,
  ...billingEndpoints,
  ...candidateEndpoints,
  ...careerServiceEndpoints,
  ...companyEndpoints,
  ...companyHistoryEndpoints,
  ...companyMediaEndpoints,
  ...companyProfileEndpoints,
  ...companyVerificationEndpoints,
  ...consentEndpoints,
  ...contactEndpoints,
  ...applicationTimelineEndpoints,
  ...conversationEndpoints,
  ...coverLetterEndpoints,
  ...jobReportEndpoints,
  ...jobEndpoints,
  ...ownCompanyEndpoints,
  ...declineEndpoints,
  ...interviewEndpoints,
  ...managedJobEndpoints,
  ...mailChoiceEndpoints,
  ...membershipEndpoints,
  ...subscriptionEndpoints,
  ...issueEndpoints,
  ...staffCompanyEndpoints,
  ...staffMailEndpoints,
  ...staffOrderEndpoints,
  ...staffWebhookEndpoints,
  ...importReportEndpoints,
  ...boardFigureEndpoints,
  ...redirectEndpoints,
  ...staffPackageEndpoints,
  ...staffMessageEndpoints,
  ...staffUserEndpoints,
  ...moderatedPostingEndpoints,
  ...moderatedReportEndpoints,
  ...ownDataEndpoints,
  ...postingEndpoints,
  ...resumeExportEndpoints,
  ...resumeProfileEndpoints,
  ...resumeCheckEndpoints,
  ...resumeReviewEndpoints,
  ...resumeEndpoints,
  ...resumeSharingEndpoints,
  ...savedJobEndpoints,
  ...secondStepEndpoints,
  ...secondStepResetEndpoints,
  ...passkeyEndpoints,
  ...supportAccessEndpoints,
  ...testimonialEndpoints,
  ...synonymEndpoints,
  ...exchangeRateEndpoints,
  ...teamEndpoints,
  ...auditEndpoints,
  ...reviewDeskEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;

type Schema<Key extends EndpointKey, Part extends keyof Endpoint> =
  Endpoints[Key] extends Record<Part, infer S extends z.ZodType> ? S : never;
type Sent<S> = [S] extends [never] ? undefined : z.input<S & z.ZodType>;
type Received<S> = [S] extends [never] ? undefined : z.output<S & z.ZodType>;

/** What a caller sends. */
export type SentParams<Key extends EndpointKey> = Sent<Schema<Key, 'params'>>;
export type SentQuery<Key extends EndpointKey> = Sent<Schema<Key, 'query'>>;
export type SentBody<Key extends EndpointKey> = Sent<Schema<Key, 'body'>>;

/** What a route gets after the check. */
export type ReceivedParams<Key extends EndpointKey> = Received<Schema<Key, 'params'>>;
export type ReceivedQuery<Key extends EndpointKey> = Received<Schema<Key, 'query'>>;
export type ReceivedBody<Key extends EndpointKey> = Received<Schema<Key, 'body'>>;

/** What a route gives: what the answer's schema takes. */
export type GivenAnswer<Key extends EndpointKey> = Endpoints[Key]['answer'] extends infer S extends z.ZodType
  ? z.input<S>
  : unknown;
/** What a caller gets. */
export type Answer<Key extends EndpointKey> = Endpoints[Key]['answer'] extends infer S extends z.ZodType
  ? z.output<S>
  : Blob;
