import type { Feature } from '@waymark/contract/feature';

/** The questions that the footer links to: those that people ask before they sign up. */
export const footerQuestions: readonly { id: string; label: string; needs?: Feature }[] = [
  { id: 'what-it-costs', label: 'What does it cost to look for work?' },
  { id: 'application-read', label: 'Has anybody read my application?' },
  { id: 'job-alerts', label: 'How do job alerts work?' },
  { id: 'resume-review', label: 'What is the free resume review?', needs: 'resumeReview' },
  { id: 'who-sees-me', label: 'Who can see my resume?' },
  { id: 'post-a-job', label: 'How do I post a job?' },
  { id: 'delete-account', label: 'How do I delete my account?' },
];
