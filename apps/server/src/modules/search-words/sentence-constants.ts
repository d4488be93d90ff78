import type { JobLevel } from '@waymark/contract/choices/jobs';

/** Words that say nothing beside others: what a person says around what is meant. */
export const emptyWords = `
  job jobs vacancy vacancies hiring hire position positions role roles opening openings opportunity opportunities
  career careers employment recruitment looking look seeking seek searching search find show give want wanted need
  needed i im am me my we us you your a an the for with that which what where who are is be there any some all please
  near nearby around local here and or to of in at on as by from like would can could get good great best well
  pay pays paying paid salary wage wages earn earning money urgent urgently immediate available apply now company
  companies based located doing new do does have has something someone somewhere work working
`;

/** What is said of the way of working, as patterns of whole words. */
export const modeWords = {
  remote: /(?:(?:fully|100 ?%) )?remote(?:ly)?|(?:work(?:ing)? )?from home|work at home|wfh|home[ -]?office|home[ -]?based|telecommut(?:e|ing)/,
  hybrid: /hybrid/,
  'on-site': /on[ -]?site|in[ -]office|in the office/,
} as const; // prettier-ignore

export const typeWords = {
  'part-time': /part[ -]?time/,
  'full-time': /full[ -]?time/,
  internship: /internships?|interns?/,
  temporary: /temporary|temp|fixed[ -]term/,
  freelance: /freelance|freelancer|contract|contractor/,
} as const;

/** Periods in which something was posted, the longest names first. */
export const timeWords = {
  'last-3-days': /(?:posted )?(?:today|yesterday|(?:in the |the )?(?:last|past) (?:24 hours|day|(?:2|3|two|three|few) days))/,
  'last-week': /(?:posted )?(?:this week|(?:in the |the )?(?:last|past) (?:week|7 days|seven days))/,
  'last-month': /(?:posted )?(?:this month|(?:in the |the )?(?:last|past) (?:month|30 days|four weeks|4 weeks))/,
} as const; // prettier-ignore

export const beginnerWords = /entry[ -]level|(?:with )?no (?:work )?experience(?: (?:needed|required|necessary))?|without (?:any )?experience/; // prettier-ignore

/** What is said of a rank, in one word. */
export const levelWords: Readonly<Record<string, JobLevel>> = {
  graduate: 'graduate',
  grad: 'graduate',
  junior: 'junior',
  jr: 'junior',
  jnr: 'junior',
  senior: 'senior',
  sr: 'senior',
  snr: 'senior',
  lead: 'lead',
  principal: 'principal',
};

export const currencySigns: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  a$: 'AUD',
  c$: 'CAD',
  '£': 'GBP',
  gbp: 'GBP',
  '€': 'EUR',
  eur: 'EUR',
  chf: 'CHF',
  '₹': 'INR',
};
