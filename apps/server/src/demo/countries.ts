import type { SalaryPeriod } from '@waymark/contract/jobs/choices';

/** Which benefits are customary: American, European, Gulf, or the rest of the world. */
export type BenefitCustom = 'american' | 'european' | 'commonwealth' | 'gulf' | 'emerging';

export interface Country {
  name: string;
  currency: string;
  /** Units of the currency for one US dollar, rounded: good enough to price a posting. */
  perDollar: number;
  /** Pay for the same work, against the United States. */
  payLevel: number;
  /** The period in which salaried work is advertised there. */
  period: Extract<SalaryPeriod, 'year' | 'month'>;
  /** Whether service and trade work is advertised by the hour. */
  hourly: boolean;
  custom: BenefitCustom;
  /** Asked for beside English; empty where English is enough. */
  language: string;
}

const american: [Country['period'], boolean, BenefitCustom] = ['year', true, 'american'];
const european: [Country['period'], boolean, BenefitCustom] = ['year', true, 'european'];
const monthly: [Country['period'], boolean, BenefitCustom] = ['month', false, 'european'];
const commonwealth: [Country['period'], boolean, BenefitCustom] = ['year', true, 'commonwealth'];
const gulf: [Country['period'], boolean, BenefitCustom] = ['month', false, 'gulf'];
const emerging: [Country['period'], boolean, BenefitCustom] = ['month', false, 'emerging'];

function country(
  name: string,
  [currency, perDollar]: [string, number],
  payLevel: number,
  [period, hourly, custom]: [Country['period'], boolean, BenefitCustom],
  language = '',
): Country {
  return { name, currency, perDollar, payLevel, period, hourly, custom, language };
}

const euro: [string, number] = ['EUR', 0.92];

/** By ISO 3166-1 alpha-2 code. */
export const countries: Record<string, Country> = {
  US: country('United States', ['USD', 1], 1, american),
  CA: country('Canada', ['CAD', 1.37], 0.72, commonwealth),
  GB: country('United Kingdom', ['GBP', 0.79], 0.64, commonwealth),
  IE: country('Ireland', euro, 0.7, commonwealth),
  AU: country('Australia', ['AUD', 1.52], 0.72, commonwealth),
  NZ: country('New Zealand', ['NZD', 1.65], 0.6, commonwealth),
  DE: country('Germany', euro, 0.7, european, 'German'),
  AT: country('Austria', euro, 0.66, european, 'German'),
  CH: country('Switzerland', ['CHF', 0.89], 1.08, european, 'German or French'),
  FR: country('France', euro, 0.56, european, 'French'),
  BE: country('Belgium', euro, 0.6, monthly, 'Dutch or French'),
  NL: country('Netherlands', euro, 0.66, monthly, 'Dutch'),
  LU: country('Luxembourg', euro, 0.78, european, 'French or German'),
  MC: country('Monaco', euro, 0.75, monthly, 'French'),
  ES: country('Spain', euro, 0.44, european, 'Spanish'),
  PT: country('Portugal', euro, 0.36, monthly, 'Portuguese'),
  IT: country('Italy', euro, 0.46, european, 'Italian'),
  GR: country('Greece', euro, 0.32, monthly, 'Greek'),
  SE: country('Sweden', ['SEK', 10.5], 0.58, monthly, 'Swedish'),
  NO: country('Norway', ['NOK', 10.8], 0.68, european, 'Norwegian'),
  DK: country('Denmark', ['DKK', 6.9], 0.7, monthly, 'Danish'),
  FI: country('Finland', euro, 0.56, monthly, 'Finnish'),
  PL: country('Poland', ['PLN', 4], 0.36, monthly, 'Polish'),
  CZ: country('Czechia', ['CZK', 23], 0.36, monthly, 'Czech'),
  HU: country('Hungary', ['HUF', 360], 0.3, monthly, 'Hungarian'),
  RO: country('Romania', ['RON', 4.6], 0.3, monthly, 'Romanian'),
  BG: country('Bulgaria', euro, 0.28, monthly, 'Bulgarian'),
  AM: country('Armenia', ['AMD', 390], 0.2, emerging, 'Armenian'),
  TR: country('Türkiye', ['TRY', 34], 0.24, monthly, 'Turkish'),
  IL: country('Israel', ['ILS', 3.7], 0.74, monthly, 'Hebrew'),
  AE: country('United Arab Emirates', ['AED', 3.67], 0.56, gulf),
  SA: country('Saudi Arabia', ['SAR', 3.75], 0.5, gulf, 'Arabic'),
  QA: country('Qatar', ['QAR', 3.64], 0.58, gulf),
  JO: country('Jordan', ['JOD', 0.71], 0.2, emerging, 'Arabic'),
  IQ: country('Iraq', ['IQD', 1310], 0.2, emerging, 'Arabic'),
  EG: country('Egypt', ['EGP', 48], 0.11, emerging, 'Arabic'),
  MA: country('Morocco', ['MAD', 9.9], 0.18, emerging, 'French'),
  NG: country('Nigeria', ['NGN', 1550], 0.09, emerging),
  GH: country('Ghana', ['GHS', 15], 0.11, emerging),
  GM: country('Gambia', ['GMD', 70], 0.08, emerging),
  SN: country('Senegal', ['XOF', 600], 0.12, emerging, 'French'),
  KE: country('Kenya', ['KES', 129], 0.13, emerging),
  RW: country('Rwanda', ['RWF', 1350], 0.1, emerging),
  ET: country('Ethiopia', ['ETB', 120], 0.09, emerging, 'Amharic'),
  ZA: country('South Africa', ['ZAR', 18], 0.3, emerging),
  IN: country('India', ['INR', 84], 0.19, ['year', false, 'emerging']),
  PK: country('Pakistan', ['PKR', 280], 0.1, emerging),
  BD: country('Bangladesh', ['BDT', 119], 0.1, emerging),
  TH: country('Thailand', ['THB', 35], 0.24, emerging, 'Thai'),
  ID: country('Indonesia', ['IDR', 15_800], 0.16, emerging, 'Indonesian'),
  MY: country('Malaysia', ['MYR', 4.4], 0.27, emerging),
  SG: country('Singapore', ['SGD', 1.34], 0.72, ['month', false, 'commonwealth']),
  PH: country('Philippines', ['PHP', 58], 0.16, emerging),
  VN: country('Vietnam', ['VND', 25_000], 0.17, emerging, 'Vietnamese'),
  JP: country('Japan', ['JPY', 150], 0.56, ['year', true, 'european'], 'Japanese'),
  KR: country('South Korea', ['KRW', 1380], 0.52, ['year', true, 'european'], 'Korean'),
  CN: country('China', ['CNY', 7.2], 0.36, emerging, 'Mandarin'),
  HK: country('Hong Kong', ['HKD', 7.8], 0.66, ['month', false, 'commonwealth'], 'Cantonese'),
  TW: country('Taiwan', ['TWD', 32], 0.4, ['month', false, 'european'], 'Mandarin'),
  BR: country('Brazil', ['BRL', 5.6], 0.24, emerging, 'Portuguese'),
  MX: country('Mexico', ['MXN', 19], 0.26, emerging, 'Spanish'),
  AR: country('Argentina', ['ARS', 1050], 0.24, emerging, 'Spanish'),
  UY: country('Uruguay', ['UYU', 41], 0.32, emerging, 'Spanish'),
  CL: country('Chile', ['CLP', 940], 0.32, emerging, 'Spanish'),
  CO: country('Colombia', ['COP', 4200], 0.2, emerging, 'Spanish'),
  PE: country('Peru', ['PEN', 3.75], 0.22, emerging, 'Spanish'),
};
