/** The parts of the board that its operator may switch off. Pages and calls name theirs in their own rows. */
export const features = [
  'resumeReview',
  'careerServices',
  'candidateSearch',
  'payExplorer',
  'blog',
  'newsletter',
  'guestAlerts',
  // The form stands on postings; the page of a mailed link finishes what is under way.
  'guestApplications',
  'providerSignIn',
] as const;
export type Feature = (typeof features)[number];
