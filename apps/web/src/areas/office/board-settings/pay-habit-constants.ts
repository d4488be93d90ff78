import type { SalaryPeriod } from '@waymark/contract/jobs/choices';

const told: readonly (readonly [countries: string, periods: readonly SalaryPeriod[]])[] = [
  ['Australia, Canada, India, Ireland, New Zealand, Spain, United Kingdom, United States', ['year']],
  ['Belgium, France, Germany, Italy, Japan, Netherlands, Switzerland', ['year', 'month']],
  [
    'Austria, Bahrain, Brazil, Bulgaria, Chile, China, Colombia, Croatia, Czechia, Denmark, Egypt, Estonia, Finland, ' +
      'Greece, Hungary, Iceland, Jordan, Kuwait, Latvia, Lithuania, Mexico, Morocco, Norway, Oman, Poland, Portugal, ' +
      'Qatar, Romania, Saudi Arabia, Serbia, Slovakia, Slovenia, Sweden, Tunisia, Türkiye, Ukraine, United Arab Emirates',
    ['month'],
  ],
];

/** For what periods postings tell pay, by the English name of the country. */
export const toldPeriods: Readonly<Record<string, readonly SalaryPeriod[]>> = Object.fromEntries(
  told.flatMap(([countries, periods]) => countries.split(', ').map((country) => [country, periods])),
);
