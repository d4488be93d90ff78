import type { JobCard } from '@waymark/contract/jobs/jobs';
import type { TemplateKind } from '@waymark/contract/office/mail-choices';
import { paths } from '@waymark/contract/paths';
import { alertCriteriaSchema } from '@waymark/contract/seeking/alerts';
import { letterOf, type Letter, type Mail } from '../../../platform/mail/mail.ts';
import {
  companyApprovedMail,
  invitationMail,
  memberJoinedMail,
  memberRemovedMail,
} from '../../companies/companies/emails/members.ts';
import { answeredMail, confirmAnswersMail } from '../../content/comments/emails/comments.ts';
import { callBackRequestMail, contactMessageMail } from '../../content/contact/emails/contact.ts';
import {
  confirmNewsletterMail,
  issueMail,
  newsletterKnownMail,
} from '../../content/newsletter/emails/newsletter.ts';
import { applicationMovedMail, applicationViewedMail } from '../../hiring/applicants/emails/applications.ts';
import {
  applicationReceivedMail,
  applicationSentMail,
} from '../../hiring/applications/emails/applications.ts';
import {
  answerReceivedMail,
  decisionReceivedMail,
  messageReceivedMail,
} from '../../hiring/conversations/emails/conversations.ts';
import { applicationReminderMail } from '../../hiring/outside-applications/emails/reminders.ts';
import { teamJoinedMail } from '../../hiring/scorecards/emails/hiring-team.ts';
import { interviewNewsMail } from '../../hiring/interviews/emails/interviews.ts';
import { addressRestoredMail } from '../../identity/accounts/emails/address-restored.ts';
import { confirmEmailMail } from '../../identity/accounts/emails/confirm-email.ts';
import { confirmNewEmailMail } from '../../identity/accounts/emails/confirm-new-email.ts';
import { emailChangeAskedMail } from '../../identity/accounts/emails/email-change-asked.ts';
import { emailChangedMail } from '../../identity/accounts/emails/email-changed.ts';
import { passwordChangedMail } from '../../identity/accounts/emails/password-changed.ts';
import { setPasswordMail } from '../../identity/accounts/emails/set-password.ts';
import { signInLinkMail } from '../../identity/accounts/emails/sign-in-link.ts';
import { confirmApplicationMail } from '../../lifecycle/guest-applications/emails/confirm-application.ts';
import { welcomeMail } from '../../identity/accounts/emails/welcome.ts';
import { visitStartedMail } from '../../identity/impersonation/emails/support-visit.ts';
import { secondStepLostMail, wrongCodesMail } from '../../identity/mfa/emails/second-step-lost.ts';
import { signInChangedMail } from '../../identity/mfa/emails/sign-in-changed.ts';
import { staffInvitationMail } from '../../identity/staff/emails/staff-invitation.ts';
import { staffRoleChangedMail } from '../../identity/staff/emails/staff-role-changed.ts';
import { webhooksStoppedMail } from '../../integrations/webhooks/emails/webhooks-stopped.ts';
import { sourceFailedMail } from '../../jobs/job-sources/emails/source-failed.ts';
import { sourceWorksMail } from '../../jobs/job-sources/emails/source-works.ts';
import { confirmJobsMail } from '../../jobs/jobs/emails/confirm-jobs.ts';
import { jobReportMail } from '../../jobs/jobs/emails/job-report.ts';
import { jobsOpenedMail } from '../../jobs/jobs/emails/jobs-opened.ts';
import { reportReceiptMail } from '../../jobs/jobs/emails/report-receipt.ts';
import { accountKeptMail } from '../../lifecycle/privacy/emails/account-kept.ts';
import { deletionLinkMail } from '../../lifecycle/privacy/emails/deletion-link.ts';
import { deletionScheduledMail } from '../../lifecycle/privacy/emails/deletion-scheduled.ts';
import { exportReadyMail } from '../../lifecycle/privacy/emails/export-ready.ts';
import {
  orderFinishedMail,
  orderReceivedMail,
  orderRefundedMail,
} from '../../payments/career-services/emails/orders.ts';
import {
  invoiceCreditedMail,
  invoiceIssuedMail,
  invoiceOverdueMail,
} from '../../payments/invoices/emails/invoices.ts';
import {
  paymentArrivedMail,
  paymentRefundedMail,
  placesClosedMail,
  placesEndingMail,
} from '../../payments/memberships/emails/memberships.ts';
import { alertLimitMail, confirmAlertMail, newJobsMail } from '../../seeking/alerts/emails/alerts.ts';
import { accountReinstatedMail, accountSuspendedMail } from '../back-office/emails/account-suspension.ts';
import { companyChangeMail } from '../back-office/emails/company-change.ts';
import { companyMergedMail } from '../back-office/emails/company-merged.ts';
import { contactAnswerMail } from '../back-office/emails/contact-answer.ts';
import { testMail } from '../first-steps/emails/test-mail.ts';
import { postingDecisionMail } from '../moderation/emails/posting-decision.ts';
import { reportAnswerMail } from '../moderation/emails/report-decision.ts';
import { reviewPublishedMail } from '../review-desk/emails/review-published.ts';

const email = 'ada@example.org';
const to = { email, firstName: 'Ada' };
const id = '019a9d2e-0000-7000-8000-000000000001';
const day = new Date('2027-03-12T10:00:00Z');
const when = '12 March 2027, 10:00 UTC';
const device = 'Firefox on Windows';
const companyName = 'Harbour Foods';
const jobTitle = 'Deck Officer';
const reason = 'The posting asked applicants for money.';
const host = 'jobs.harbour-foods.example';
const packageName = 'Resume and letter';

const card: JobCard = {
  id,
  title: jobTitle,
  company: { id, name: companyName, logoUrl: null, industry: '', size: '' },
  places: [{ city: 'Hull', region: 'England', countryCode: 'GB', country: 'United Kingdom' }],
  morePlaces: 0,
  openings: 1,
  workMode: 'on-site',
  type: 'full-time',
  category: 'logistics',
  salary: { min: 4_200_000, max: 5_000_000, currency: 'GBP', period: 'year' },
  skills: [],
  postedAt: day.toISOString(),
  featured: false,
};

type Examples = Record<TemplateKind, (publicUrl: string) => Mail | undefined>;

const link = (publicUrl: string, path: string) => `${publicUrl}${path}?token=an-example`;
const permit = { headers: {}, links: [] };

const ofAccounts: Partial<Examples> = {
  welcome: (url) => welcomeMail(email, link(url, paths.setPassword)),
  'set-password': (url) => setPasswordMail(to, link(url, paths.setPassword)),
  'sign-in-link': (url) => signInLinkMail(to, { link: link(url, paths.signInLink), device }),
  'password-changed': (url) =>
    passwordChangedMail(to, { when, device, forgotPasswordPage: url + paths.forgotPassword }),
  'confirm-email': (url) => confirmEmailMail(email, link(url, paths.confirmEmail)),
  'confirm-new-email': (url) => confirmNewEmailMail(email, link(url, paths.confirmEmail)),
  'email-change-asked': (url) =>
    emailChangeAskedMail(to, {
      reversalLink: link(url, paths.undoEmail),
      forgotPasswordPage: url + paths.forgotPassword,
    }),
  'email-changed': (url) => emailChangedMail(to, link(url, paths.undoEmail)),
  'address-restored': (url) => addressRestoredMail(to, link(url, paths.setPassword)),
  'sign-in-changed': (url) =>
    signInChangedMail(to, {
      change: 'passkey-added',
      when,
      device,
      accountPage: url + paths.account,
      forgotPasswordPage: url + paths.forgotPassword,
    }),
  'second-step-lost': (url) =>
    secondStepLostMail(to, {
      link: link(url, paths.resetSecondStep),
      hours: 24,
      contactPage: url + paths.contact,
    }),
  'wrong-codes': (url) =>
    wrongCodesMail(to, { count: 8, when, device, forgotPasswordPage: url + paths.forgotPassword }),
  'support-visit': (url) =>
    visitStartedMail(to, {
      who: 'Rhea Reader',
      reason: 'You asked why an alert does not come.',
      publicUrl: url,
    }),
  'account-suspended': (url) => accountSuspendedMail(to, { reason, publicUrl: url }),
  'account-reinstated': (url) => accountReinstatedMail(to, { publicUrl: url }),
  'deletion-link': (url) =>
    deletionLinkMail(to, { link: link(url, paths.deleteAccount), minutes: 30, graceDays: 7 }),
  'deletion-scheduled': (url) => deletionScheduledMail(to, { publicUrl: url, moment: when }),
  'account-kept': () => accountKeptMail(to),
  'export-ready': (url) => exportReadyMail(to, { publicUrl: url, days: 7 }),
  'staff-invitation': (url) =>
    staffInvitationMail(email, { staffRole: 'moderator', link: link(url, paths.joinStaff) }),
  'test-mail': (url) => testMail(email, url),
  'staff-role-changed': (url) =>
    staffRoleChangedMail(to, { staffRole: 'moderator', staffPage: url + paths.staff }),
};

const ofSeekers: Partial<Examples> = {
  'new-jobs': (url) =>
    newJobsMail(
      { email, userId: id, name: 'Deck work in Hull', companyName: null, unsubscribeSecret: 'an-example' },
      {
        criteria: alertCriteriaSchema.parse({ keywords: 'deck officer', location: 'Hull' }),
        frequency: 'daily',
        jobs: [{ card, reason: 'title' }],
        total: 1,
        publicUrl: url,
      },
    ),
  'confirm-alert': (url) => confirmAlertMail(email, link(url, paths.confirmAlert)),
  'alert-limit': (url) => alertLimitMail(email, url),
  'confirm-application': (url) =>
    confirmApplicationMail(email, {
      jobTitle,
      companyName,
      hasAccount: false,
      link: link(url, paths.confirmApplication),
    }),
  'application-sent': (url) => applicationSentMail(to, { jobTitle, companyName, publicUrl: url }),
  'application-reminder': (url) =>
    applicationReminderMail(to, { jobTitle, companyName, publicUrl: url, ...permit }),
  'application-viewed': (url) => applicationViewedMail(to, { jobTitle, companyName, publicUrl: url }),
  'application-moved': (url) =>
    applicationMovedMail(to, 'shortlist', { jobTitle, companyName, publicUrl: url }),
  'decision-received': (url) =>
    decisionReceivedMail(
      to,
      { applicationId: id, companyName, jobTitle, text: 'Thank you for your time.', publicUrl: url },
      { isConfirmed: true, permit },
    ),
  'message-received': (url) =>
    messageReceivedMail(
      to,
      { conversationId: id, companyName, jobTitle, text: 'Could you start in May?', publicUrl: url },
      { isConfirmed: true, permit },
    ),
  interview: (url) =>
    interviewNewsMail(to, {
      subject: `${companyName} has cancelled the interview: ${jobTitle}`,
      what: `${companyName} has cancelled the interview for ${jobTitle}.`,
      words: 'The ship is at sea longer than we thought.',
      action: { label: 'See your application', url: url + paths.jobsAppliedJob },
    }),
  'review-published': (url) =>
    reviewPublishedMail(to, {
      reviewLink: link(url, paths.resumeReviewResult),
      reviewer: 'Rhea Reader',
      secondRoundUntil: day,
      publicUrl: url,
    }),
  'order-received': (url) => orderReceivedMail(to, { packageName, amount: '$149.00', publicUrl: url }),
  'order-finished': (url) => orderFinishedMail(to, { packageName, publicUrl: url }),
  'order-refunded': (url) => orderRefundedMail(to, { packageName, amount: '$149.00', publicUrl: url }),
  'report-receipt': () =>
    reportReceiptMail(to, {
      job: { title: jobTitle, companyName },
      fields: { reason: 'misleading', text: '', email: '' },
    }),
  'report-decision': (url) =>
    reportAnswerMail(to, { title: jobTitle, decision: 'close', reason, publicUrl: url }),
};

const invoice = {
  number: '2027-0042',
  item: 'Professional',
  amount: '$99.00',
  dueOn: new Date('2027-03-14'),
};

const ofCompanies: Partial<Examples> = {
  'application-received': (url) =>
    applicationReceivedMail(email, { jobTitle, companyName, applicantName: 'Ben Baker', publicUrl: url }),
  'answer-received': (url) =>
    answerReceivedMail(
      to,
      { conversationId: id, candidateName: 'Ben Baker', jobTitle, text: 'In May, gladly.', publicUrl: url },
      { isConfirmed: true },
    ),
  'hiring-team-joined': (url) =>
    teamJoinedMail(to, {
      person: 'Ben Baker',
      companyName,
      job: { id, title: jobTitle },
      publicUrl: url,
    }),
  'jobs-opened': (url) =>
    jobsOpenedMail(to, {
      jobs: [
        { id, title: jobTitle, deadline: '2027-04-12' },
        { id, title: 'Ship’s Cook', deadline: null },
      ],
      publicUrl: url,
    }),
  'confirm-jobs': (url) =>
    confirmJobsMail(to, { jobs: [{ title: jobTitle, closesOn: day }], publicUrl: url }),
  'source-failed': (url) =>
    sourceFailedMail(to, {
      host,
      failure: 'It did not answer.',
      failures: 3,
      page: url + paths.companySources,
    }),
  'source-works': (url) => sourceWorksMail(to, { host, page: url + paths.companySources }),
  'posting-decision': (url) =>
    postingDecisionMail(to, { title: jobTitle, decision: 'changes', reason, open: false, publicUrl: url }),
  'company-approved': (url) => companyApprovedMail(to, { name: companyName, publicUrl: url }),
  'company-change': (url) =>
    companyChangeMail(to, { companyName, change: 'suspend', reason, publicUrl: url }),
  'company-merged': (url) =>
    companyMergedMail(to, { goneName: 'Harbour Food', keptName: companyName, publicUrl: url }),
  'company-invitation': (url) =>
    invitationMail(email, { companyName, link: link(url, paths.acceptInvitation) }),
  'member-joined': (url) =>
    memberJoinedMail(to, {
      joiner: { name: 'Ben Baker', email: 'ben@example.org' },
      companyName,
      publicUrl: url,
    }),
  'member-removed': () => memberRemovedMail(to, { companyName }),
  'payment-arrived': (url) =>
    paymentArrivedMail(to, {
      name: 'Professional',
      amount: '$99.00',
      receiptNumber: '2027-0042',
      publicUrl: url,
    }),
  'invoice-issued': (url) => invoiceIssuedMail(to, { ...invoice, publicUrl: url }),
  'invoice-overdue': (url) => invoiceOverdueMail(to, { ...invoice, publicUrl: url }),
  'invoice-credited': (url) =>
    invoiceCreditedMail(to, { ...invoice, creditNumber: 'CN-2027-0003', publicUrl: url }),
  'payment-refunded': (url) =>
    paymentRefundedMail(to, {
      name: 'Professional',
      amount: '$99.00',
      consequence: 'The plan has ended.',
      publicUrl: url,
    }),
  'places-ending': (url) =>
    placesEndingMail(to, {
      titles: [jobTitle],
      allowed: 1,
      closesAt: day,
      publicUrl: url,
      sellsPlans: true,
    }),
  'places-closed': (url) => placesClosedMail(to, { titles: [jobTitle], publicUrl: url }),
  'webhooks-stopped': (url) =>
    webhooksStoppedMail(to, {
      url: `https://${host}/hooks`,
      stop: 'failing',
      isOfBoard: false,
      publicUrl: url,
    }),
};

const ofContent: Partial<Examples> = {
  'contact-message': () =>
    contactMessageMail(email, { name: 'Ben Baker', email: 'ben@example.org', message: 'Do you list ships?' }),
  'contact-answer': () => contactAnswerMail(email, { text: 'Yes, we do.', writtenAt: day, replyTo: null }),
  'call-back-request': () =>
    callBackRequestMail(email, { name: 'Ben Baker', phone: '+44 20 7946 0123', topic: 'Job alerts' }),
  'report-received': (url) =>
    jobReportMail(email, {
      job: { id, title: jobTitle, companyName },
      fields: { reason: 'misleading', text: 'It is another town.', email: 'ben@example.org' },
      reporters: 1,
      publicUrl: url,
    }),
  'comment-answered': (url) =>
    answeredMail(email, {
      title: 'How much work is remote',
      slug: 'how-much-work-is-remote',
      commentId: id,
      stopSecret: 'an-example',
      publicUrl: url,
    }),
  'confirm-comment-answers': (url) => confirmAnswersMail(email, link(url, paths.commentAnswers)),
  newsletter: (url) =>
    issueMail(email, 'an-example', {
      title: 'A search for people with little time',
      summary: 'Three ways to look for work in ten minutes a day.',
      body: { html: '<p>Begin with an alert.</p>', text: 'Begin with an alert.' },
      slug: 'a-search-for-people-with-little-time',
      publicUrl: url,
    }),
  'confirm-newsletter': (url) => confirmNewsletterMail(email, link(url, paths.newsletterSubscription)),
  'newsletter-known': (url) => newsletterKnownMail(email, 'an-example', url),
};

const examples: Partial<Examples> = { ...ofAccounts, ...ofSeekers, ...ofCompanies, ...ofContent };

/** A mail of a kind with data that look like real ones: its links lead to nothing. */
export function exampleOf(kind: TemplateKind, publicUrl: string): Letter {
  const write = examples[kind];
  const letter = write && letterOf(() => void write(publicUrl));
  if (letter?.kind !== kind) throw new Error(`There is no example of the mail ${kind}.`);
  return letter;
}
