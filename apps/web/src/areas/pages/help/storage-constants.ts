import { msg } from '@waymark/contract/text/message';
/** The keys in the storage of the browser, their purpose, and when they go. */
export const browserStorage = [
  {
    keys: ['accessToken', 'role', 'position'],
    what: msg`That you are signed in, whether as a candidate, an employer or staff, and in which role there`,
    until: msg`You sign out`,
  },
  {
    keys: ['theme'],
    what: msg`Whether you chose light or dark pages`,
    until: msg`You choose the system’s again`,
  },
  {
    keys: ['recentSearches'],
    what: msg`Your last searches, to offer them again`,
    until: msg`You delete them under the search, or sign out`,
  },
  {
    keys: ['likedJobs'],
    what: msg`Jobs you saved before signing in`,
    until: msg`You sign in and they move to your account, or you take them off`,
  },
  {
    keys: ['resume-draft', 'resume-saved'],
    what: msg`What you typed into My Resume and have not saved, and when you last saved`,
    until: msg`You save or discard it, or sign out; a draft is not used after a month`,
  },
  {
    keys: ['side', 'shut'],
    what: msg`How you left the navigation at the side`,
    until: msg`You clear this site’s data in the browser`,
  },
  {
    keys: ['collapsedStages', 'posting-preview-closed'],
    what: msg`Which stages of applicants you folded, and whether you closed the preview of a posting`,
    until: msg`You open them again, or sign out`,
  },
  {
    keys: ['passwordPutAway'],
    what: msg`When you put the reminder to set a password away, and in which account`,
    until: msg`You sign out; it counts for a week`,
  },
  {
    keys: ['dismissedReview', 'dismissedPromos', 'languageOffer', 'reviewDeskQuietKeys'],
    what: msg`Which notes you closed for good, and whether you turned single-letter shortcuts off`,
    until: msg`You clear this site’s data in the browser`,
  },
] as const;
