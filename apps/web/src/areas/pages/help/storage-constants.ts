/** The keys in the storage of the browser, their purpose, and when they go. */
export const browserStorage = [
  {
    keys: ['accessToken', 'role', 'position'],
    what: 'That you are signed in, whether as a candidate, an employer or staff, and in which role there',
    until: 'You sign out',
  },
  { keys: ['theme'], what: 'Whether you chose light or dark pages', until: 'You choose the system’s again' },
  {
    keys: ['recentSearches'],
    what: 'Your last searches, to offer them again',
    until: 'You delete them under the search, or sign out',
  },
  {
    keys: ['likedJobs'],
    what: 'Jobs you saved before signing in',
    until: 'You sign in and they move to your account, or you take them off',
  },
  {
    keys: ['resume-draft', 'resume-saved'],
    what: 'What you typed into My Resume and have not saved, and when you last saved',
    until: 'You save or discard it, or sign out; a draft is not used after a month',
  },
  {
    keys: ['side', 'shut'],
    what: 'How you left the navigation at the side',
    until: 'You clear this site’s data in the browser',
  },
  {
    keys: ['collapsedStages', 'posting-preview-closed'],
    what: 'Which stages of applicants you folded, and whether you closed the preview of a posting',
    until: 'You open them again, or sign out',
  },
  {
    keys: ['passwordPutAway'],
    what: 'When you put the reminder to set a password away, and in which account',
    until: 'You sign out; it counts for a week',
  },
  {
    keys: ['dismissedReview', 'dismissedPromos', 'languageOffer', 'reviewDeskQuietKeys'],
    what: 'Which notes you closed for good, and whether you turned single-letter shortcuts off',
    until: 'You clear this site’s data in the browser',
  },
] as const;
