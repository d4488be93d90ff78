/* What a search may ask of the pay and of the facts that postings state. Without schemas. */

/** In what a search may give its pay: the currencies with an exchange rate (ISO 4217). */
export const payCurrencies = (
  'AED AMD AOA ARS AUD AZN BAM BBD BDT BGN BHD BOB BRL BWP CAD CHF CLP CNY COP CRC CZK DKK DOP ' +
  'DZD EGP ETB EUR GBP GEL GHS GMD GTQ HKD HNL HUF IDR ILS INR IQD ISK JMD JOD JPY KES KHR KRW ' +
  'KWD KZT LKR MAD MDL MKD MMK MNT MUR MXN MYR MZN NAD NGN NOK NPR NZD OMR PAB PEN PHP PKR PLN ' +
  'PYG QAR RON RSD RUB RWF SAR SEK SGD THB TND TRY TTD TWD TZS UAH UGX USD UYU UZS VND XAF XOF ' +
  'ZAR ZMW'
).split(' ');
/** As a search has it without one. */
export const defaultPay = { currency: 'USD', period: 'year' } as const;

/** The largest amount of a search: a year's pay in the smallest of the currencies has ten digits. */
export const maxPayAmount = 10_000_000_000;

/** The fields of the panel beside the choices of pay, which are named `salary` as in addresses. */
export const payFields = {
  from: 'pay-from',
  to: 'pay-to',
  currency: 'pay-currency',
  period: 'pay-period',
  /** What the four had when the page was made. */
  before: 'pay-before',
} as const;

/*
 * What the texts of postings say besides. A search may choose several shifts, which widen it; the other choices narrow
 * it one by one.
 */

export const jobSchedules = [
  { value: 'day', label: 'Day shift', isShift: true },
  { value: 'evening', label: 'Evening shift', isShift: true },
  { value: 'night', label: 'Night shift', isShift: true },
  { value: 'weekend', label: 'Weekends', isShift: true },
  { value: 'no-weekends', label: 'No weekends', isShift: false },
  { value: 'four-day-week', label: 'Four-day week', isShift: false },
  { value: 'flexible', label: 'Flexible working', isShift: false },
] as const;
export type JobSchedule = (typeof jobSchedules)[number]['value'];

export const degreeChoices = [{ value: 'not-needed', label: 'No degree needed' }] as const;

export const sponsorshipChoices = [{ value: 'offered', label: 'Visa sponsorship offered' }] as const;

export const jobBenefits = [
  { value: 'health', label: 'Health insurance' },
  { value: 'dental-vision', label: 'Dental or vision insurance' },
  { value: 'retirement', label: 'Retirement or pension plan' },
  { value: 'paid-leave', label: 'Paid leave' },
  { value: 'parental-leave', label: 'Parental leave' },
  { value: 'equity', label: 'Equity' },
  { value: 'bonus', label: 'Bonus' },
  { value: 'childcare', label: 'Childcare' },
  { value: 'relocation', label: 'Relocation help' },
  { value: 'learning', label: 'Learning budget' },
] as const;
export type JobBenefit = (typeof jobBenefits)[number]['value'];

/** The languages that a posting may be in (the shortest code of BCP 47), the most usual first. */
export const postingLanguages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German' },
  { value: 'fr', label: 'French' },
  { value: 'es', label: 'Spanish' },
  { value: 'nl', label: 'Dutch' },
  { value: 'pt', label: 'Portuguese' },
  { value: 'it', label: 'Italian' },
  { value: 'pl', label: 'Polish' },
  { value: 'sv', label: 'Swedish' },
  { value: 'da', label: 'Danish' },
  { value: 'no', label: 'Norwegian' },
  { value: 'fi', label: 'Finnish' },
  { value: 'cs', label: 'Czech' },
  { value: 'sk', label: 'Slovak' },
  { value: 'hu', label: 'Hungarian' },
  { value: 'ro', label: 'Romanian' },
  { value: 'hr', label: 'Croatian' },
  { value: 'tr', label: 'Turkish' },
  { value: 'id', label: 'Indonesian' },
  { value: 'vi', label: 'Vietnamese' },
  { value: 'ru', label: 'Russian' },
  { value: 'uk', label: 'Ukrainian' },
  { value: 'bg', label: 'Bulgarian' },
  { value: 'el', label: 'Greek' },
  { value: 'he', label: 'Hebrew' },
  { value: 'ar', label: 'Arabic' },
  { value: 'hi', label: 'Hindi' },
  { value: 'th', label: 'Thai' },
  { value: 'ja', label: 'Japanese' },
  { value: 'ko', label: 'Korean' },
  { value: 'zh', label: 'Chinese' },
  { value: 'ca', label: 'Catalan' },
  { value: 'et', label: 'Estonian' },
  { value: 'lv', label: 'Latvian' },
  { value: 'lt', label: 'Lithuanian' },
  { value: 'sl', label: 'Slovenian' },
  { value: 'sr', label: 'Serbian' },
  { value: 'sq', label: 'Albanian' },
  { value: 'eu', label: 'Basque' },
  { value: 'is', label: 'Icelandic' },
  { value: 'be', label: 'Belarusian' },
  { value: 'az', label: 'Azerbaijani' },
  { value: 'hy', label: 'Armenian' },
  { value: 'ka', label: 'Georgian' },
  { value: 'fa', label: 'Persian' },
  { value: 'ur', label: 'Urdu' },
  { value: 'bn', label: 'Bangla' },
  { value: 'mr', label: 'Marathi' },
  { value: 'gu', label: 'Gujarati' },
  { value: 'pa', label: 'Punjabi' },
  { value: 'ta', label: 'Tamil' },
  { value: 'te', label: 'Telugu' },
  { value: 'kn', label: 'Kannada' },
  { value: 'ml', label: 'Malayalam' },
  { value: 'am', label: 'Amharic' },
  { value: 'ms', label: 'Malay' },
  { value: 'tl', label: 'Tagalog' },
  { value: 'cy', label: 'Welsh' },
  { value: 'ga', label: 'Irish' },
  { value: 'gl', label: 'Galician' },
  { value: 'lb', label: 'Luxembourgish' },
  { value: 'mt', label: 'Maltese' },
  { value: 'bs', label: 'Bosnian' },
  { value: 'mk', label: 'Macedonian' },
  { value: 'af', label: 'Afrikaans' },
  { value: 'sw', label: 'Swahili' },
] as const;
export type PostingLanguage = (typeof postingLanguages)[number]['value'];
