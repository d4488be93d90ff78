import type { Feature } from '@waymark/contract/feature';
import { msg } from '@waymark/contract/text/message';

/** The questions that the footer links to: those that people ask before they sign up. */
export const footerQuestions: readonly { id: string; label: string; needs?: Feature }[] = [
  { id: 'what-it-costs', label: msg`What does it cost to look for work?` },
  { id: 'application-read', label: msg`Has anybody read my application?` },
  { id: 'job-alerts', label: msg`How do job alerts work?` },
  { id: 'resume-review', label: msg`What is the free resume review?`, needs: 'resumeReview' },
  { id: 'who-sees-me', label: msg`Who can see my resume?` },
  { id: 'post-a-job', label: msg`How do I post a job?` },
  { id: 'delete-account', label: msg`How do I delete my account?` },
];
