import { msg } from '../text/message.ts';
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
  { value: 'day', label: msg`Day shift`, isShift: true },
  { value: 'evening', label: msg`Evening shift`, isShift: true },
  { value: 'night', label: msg`Night shift`, isShift: true },
  { value: 'weekend', label: msg`Weekends`, isShift: true },
  { value: 'no-weekends', label: msg`No weekends`, isShift: false },
  { value: 'four-day-week', label: msg`Four-day week`, isShift: false },
  { value: 'flexible', label: msg`Flexible working`, isShift: false },
] as const;
export type JobSchedule = (typeof jobSchedules)[number]['value'];

export const degreeChoices = [{ value: 'not-needed', label: msg`No degree needed` }] as const;

export const sponsorshipChoices = [{ value: 'offered', label: msg`Visa sponsorship offered` }] as const;

export const jobBenefits = [
  { value: 'health', label: msg`Health insurance` },
  { value: 'dental-vision', label: msg`Dental or vision insurance` },
  { value: 'retirement', label: msg`Retirement or pension plan` },
  { value: 'paid-leave', label: msg`Paid leave` },
  { value: 'parental-leave', label: msg`Parental leave` },
  { value: 'equity', label: msg`Equity` },
  { value: 'bonus', label: msg`Bonus` },
  { value: 'childcare', label: msg`Childcare` },
  { value: 'relocation', label: msg`Relocation help` },
  { value: 'learning', label: msg`Learning budget` },
] as const;
export type JobBenefit = (typeof jobBenefits)[number]['value'];

/** The languages that a posting may be in (the shortest code of BCP 47), the most usual first. */
export const postingLanguages = [
  { value: 'en', label: msg`English` },
  { value: 'de', label: msg`German` },
  { value: 'fr', label: msg`French` },
  { value: 'es', label: msg`Spanish` },
  { value: 'nl', label: msg`Dutch` },
  { value: 'pt', label: msg`Portuguese` },
  { value: 'it', label: msg`Italian` },
  { value: 'pl', label: msg`Polish` },
  { value: 'sv', label: msg`Swedish` },
  { value: 'da', label: msg`Danish` },
  { value: 'no', label: msg`Norwegian` },
  { value: 'fi', label: msg`Finnish` },
  { value: 'cs', label: msg`Czech` },
  { value: 'sk', label: msg`Slovak` },
  { value: 'hu', label: msg`Hungarian` },
  { value: 'ro', label: msg`Romanian` },
  { value: 'hr', label: msg`Croatian` },
  { value: 'tr', label: msg`Turkish` },
  { value: 'id', label: msg`Indonesian` },
  { value: 'vi', label: msg`Vietnamese` },
  { value: 'ru', label: msg`Russian` },
  { value: 'uk', label: msg`Ukrainian` },
  { value: 'bg', label: msg`Bulgarian` },
  { value: 'el', label: msg`Greek` },
  { value: 'he', label: msg`Hebrew` },
  { value: 'ar', label: msg`Arabic` },
  { value: 'hi', label: msg`Hindi` },
  { value: 'th', label: msg`Thai` },
  { value: 'ja', label: msg`Japanese` },
  { value: 'ko', label: msg`Korean` },
  { value: 'zh', label: msg`Chinese` },
  { value: 'ca', label: msg`Catalan` },
  { value: 'et', label: msg`Estonian` },
  { value: 'lv', label: msg`Latvian` },
  { value: 'lt', label: msg`Lithuanian` },
  { value: 'sl', label: msg`Slovenian` },
  { value: 'sr', label: msg`Serbian` },
  { value: 'sq', label: msg`Albanian` },
  { value: 'eu', label: msg`Basque` },
  { value: 'is', label: msg`Icelandic` },
  { value: 'be', label: msg`Belarusian` },
  { value: 'az', label: msg`Azerbaijani` },
  { value: 'hy', label: msg`Armenian` },
  { value: 'ka', label: msg`Georgian` },
  { value: 'fa', label: msg`Persian` },
  { value: 'ur', label: msg`Urdu` },
  { value: 'bn', label: msg`Bangla` },
  { value: 'mr', label: msg`Marathi` },
  { value: 'gu', label: msg`Gujarati` },
  { value: 'pa', label: msg`Punjabi` },
  { value: 'ta', label: msg`Tamil` },
  { value: 'te', label: msg`Telugu` },
  { value: 'kn', label: msg`Kannada` },
  { value: 'ml', label: msg`Malayalam` },
  { value: 'am', label: msg`Amharic` },
  { value: 'ms', label: msg`Malay` },
  { value: 'tl', label: msg`Tagalog` },
  { value: 'cy', label: msg`Welsh` },
  { value: 'ga', label: msg`Irish` },
  { value: 'gl', label: msg`Galician` },
  { value: 'lb', label: msg`Luxembourgish` },
  { value: 'mt', label: msg`Maltese` },
  { value: 'bs', label: msg`Bosnian` },
  { value: 'mk', label: msg`Macedonian` },
  { value: 'af', label: msg`Afrikaans` },
  { value: 'sw', label: msg`Swahili` },
] as const;
export type PostingLanguage = (typeof postingLanguages)[number]['value'];
