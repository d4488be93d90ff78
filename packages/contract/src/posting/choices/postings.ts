/* Choices and limits of the posting form (H-3). Without schemas: job pages do not load the validator. */

export const questionKinds = [
  { value: 'yes-no', label: 'Yes or no' },
  { value: 'choice', label: 'One of several' },
  { value: 'number', label: 'A number' },
  { value: 'text', label: 'A short text' },
] as const;
export type QuestionKind = (typeof questionKinds)[number]['value'];

/** The answers that speak against an applicant: some of a list, or numbers outside of these bounds. */
export type Knockout = { answers: string[] } | { min: number | null; max: number | null };

export const yesNo = ['Yes', 'No'] as const;

export const applyWays = ['here', 'link'] as const;
export type ApplyWay = (typeof applyWays)[number];

/** The regions of the form, as specified (K-1); places that postings name often follow (K-2). */
export const postingRegions = [
  { label: 'New York', place: 'New York, New York, United States' },
  { label: 'London', place: 'London, England, United Kingdom' },
  { label: 'Los Angeles', place: 'Los Angeles, California, United States' },
] as const;

/** The currencies of the form. */
export const postingCurrencies =
  'USD EUR GBP AED AUD BRL CAD CHF CNY CZK DKK EGP GMD HKD HUF IDR ILS INR IQD JPY KES KRW MXN MYR NGN NOK NZD PHP PLN RON SAR SEK SGD THB TRY TWD UAH VND ZAR'.split(
    ' ',
  );

export const experienceYears = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20] as const;

export const emptyDraft = {
  title: '',
  notifyEmail: '',
  skills: [],
  type: '',
  category: '',
  workMode: '',
  experienceMin: '',
  experienceMax: '',
  education: '',
  salaryMin: '',
  salaryMax: '',
  currency: 'USD',
  period: 'year',
  places: [],
  countries: [],
  description: '',
  requirements: '',
  howToApply: '',
  applyBy: 'here' as ApplyWay,
  applyUrl: '',
  deadline: '',
  publishAt: '',
  questions: [],
};

/** Postings of a company that wait for payment or approval. */
export const waitingLimit = 50;

/** Drafts of a company. */
export const draftsLimit = 50;

export const postingLimits = {
  title: 150,
  /** Characters of text; the HTML around it may be longer. */
  description: 20_000,
  descriptionHtml: 120_000,
  skills: 30,
  skill: 60,
  places: 50,
  place: 120,
  countries: 60,
  requirements: 4000,
  howToApply: 2000,
  questions: 20,
  question: 300,
  options: 20,
  option: 120,
  answer: 2000,
  deadlineDays: 365,
  attachmentBytes: 3 * 1024 * 1024,
} as const;

export const attachmentExtensions = ['pdf', 'docx', 'png', 'jpg', 'jpeg'] as const;
