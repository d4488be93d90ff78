import type { Feature } from '@waymark/contract/feature';
import { msg } from '@waymark/contract/text/message';

/** The switches of the settings, in their order: each says what goes, and what happens to work under way. */
export const featureSwitches: readonly { feature: Feature; label: string; hint: string }[] = [
  {
    feature: 'resumeReview',
    label: msg`Resume reviews`,
    hint: msg`Experts read resumes at no cost. Off, no review can be asked for; the review desk stays until those under way are answered.`,
  },
  {
    feature: 'careerServices',
    label: msg`Career services`,
    hint: msg`Packages for job seekers, and their page. Off, none is offered; orders that were paid are still delivered.`,
  },
  {
    feature: 'candidateSearch',
    label: msg`Search for candidates`,
    hint: msg`Employers find people who chose to be found. Off, they find only those who have applied; what people chose is kept.`,
  },
  {
    feature: 'payExplorer',
    label: msg`Pay explorer`,
    hint: msg`Pages that show the pay of work, by the postings that name it. Postings keep their own.`,
  },
  {
    feature: 'blog',
    label: msg`Blog`,
    hint: msg`Posts, comments, their desks and their feeds. Off, nothing is deleted, and links that stop mails still work.`,
  },
  {
    feature: 'newsletter',
    label: msg`Newsletter`,
    hint: msg`Its form, its archive and its desk. Off, an issue that is being sent stops within a minute; links that unsubscribe still work.`,
  },
  {
    feature: 'guestAlerts',
    label: msg`Job alerts for guests`,
    hint: msg`Alerts without an account. Off, their mails stop and links that unsubscribe still work; members keep their alerts.`,
  },
  {
    feature: 'guestApplications',
    label: msg`Applications without an account`,
    hint: msg`Guests apply and confirm by a mailed link. Off, postings lead to an account first; links that were mailed before still send what waits.`,
  },
  {
    feature: 'providerSignIn',
    label: msg`Sign-in with Google, Microsoft and LinkedIn`,
    hint: msg`Candidates and employers sign in with those that the server is set up for. Off, they sign in by password or mailed link; nothing is unlinked.`,
  },
];
