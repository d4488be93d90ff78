import { sayEnglish } from '@waymark/contract/text/say';
import { readPrintedDate, readPrintedSpan } from '@waymark/contract/text/read-printed-date';
import { expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { dateFormats, readDay, readLeadingDay, readMoment } from '../jobs/date-rules.ts';
import { findPayInText, readPayFields } from '../pay/reading-rules.ts';
import { readHtml, readItems, readNames, readPlain } from './text-rules.ts';
import { categoryOfTitle, typeOfTitle } from './title-rules.ts';

/*
 * What is read of the ways in which people and programs write pay, days, titles and texts, as it is recorded: rules of
 * reading are many and small, and each change of one is looked at in all of these.
 */

const rows = (entries: readonly (readonly unknown[])[]) =>
  entries.map((row) => `${row.map((one) => JSON.stringify(one) ?? '-').join('\t')}\n`).join('');

const amounts = [
  '1,000',
  '12.50',
  '45k',
  '45,000',
  '45.000',
  "45'000",
  '45 000',
  '1.2m',
  '3 lakh',
  '12,00,000',
  '999999999',
];
const signs = ['$', '€', '£', 'US$', 'CHF ', 'kr ', 'INR ', '¥', 'zł ', ''];
const periods = [
  '',
  ' per year',
  ' a month',
  '/hr',
  ' p.a.',
  ' pro Stunde',
  ' par an',
  ' per diem',
  ' weekly',
  ' per project',
];
const ranges = [
  '30k-40k',
  '30-40k',
  '$30k – $40k',
  '30 to 40 EUR/hour',
  'from £20,000',
  'up to 50k',
  'between 20k and 25k',
  'OTE $120k',
  '$60,000 + bonus',
  '£45k + car',
  '20,00 € brutto/Stunde',
  'ab 3.500 € monatlich',
  '40 hours',
  '401(k)',
  '€4.200 bis €5.100',
  '$25-$30',
  '1800zł-2200zł',
  'SEK 35 000',
  'R$ 5.000,00',
  '¥500万',
  '₹8-10 LPA',
  '12 LPA',
  '24/7',
];

test('[I-6] pay', async () => {
  const texts = [
    ...amounts.flatMap((amount, at) =>
      signs.map((sign, n) => `${sign}${amount}${periods[(at + n) % periods.length]}`),
    ),
    ...signs.flatMap((sign) => periods.map((period) => `${sign}42,500${period}`)),
    ...ranges,
  ];
  const none = { salary: '', min: '', max: '', currency: '', period: '' };
  const pay = (given: Parameters<typeof readPayFields>[0]) => {
    const result = readPayFields(given);
    return 'problem' in result ? { problem: sayEnglish(result.problem) } : result;
  };
  const read = texts.flatMap((text) => [
    [text, pay({ ...none, salary: text, countries: ['US'] })],
    [
      text,
      'in a sentence',
      findPayInText(`We pay ${text} for this work. Call 0800 123 456 by 2027.`, ['GB']),
    ],
  ]);
  const fields = amounts.flatMap((min) => [
    [min, pay({ ...none, min, max: '60k', currency: 'eur', period: 'MONTH', countries: ['DE'] })],
    [min, pay({ ...none, min, period: 'hourly', countries: ['IN', 'US'] })],
  ]);
  await expect(rows([...read, ...fields])).toMatchFileSnapshot('recorded-pay.tsv');
});

const days = [
  '2027-04-03',
  '03/04/2027',
  '13/04/2027',
  '04/13/2027',
  '3.4.2027',
  '03.04.27',
  '2027/04/03',
  '20270403',
  '3 April 2027',
  'April 3, 2027',
  '3rd of April 2027',
  '3 avril 2027',
  '3. April 2027',
  'Apr 2027',
  '2027-02-29',
  '2028-02-29',
  '31/04/2027',
  '1806710400',
  '1806710400000',
  '999999999',
  '2027-04-03T08:30:00Z',
  'Sat, 03 Apr 2027',
  '2027-04-03T23:30:00-05:00',
  '2027-04-03 08:30',
  'asap',
  '00/00/0000',
  '1969-12-31',
  '1970-01-01',
  '2199-12-31',
  '2200-01-01',
  '2199-01-01',
  '3-Apr-2027',
];

test('[I-6] days and moments', async () => {
  const read = days.flatMap((text) => [
    [text, readDay(text), readMoment(text), readLeadingDay(`${text} and so on`)],
    ...['US', 'DE', 'GB'].map((countryCode) => [text, countryCode, readDay(text, { countryCode })]),
    ...dateFormats.map((format) => [text, format, readDay(text, { format })]),
  ]);
  await expect(rows(read)).toMatchFileSnapshot('recorded-days.tsv');
});

const printed = [
  'Mar 2021',
  '03/2021',
  '2021-03',
  '2021',
  "Mar '21",
  'März 2021',
  'mars 2021',
  'marzec 2021',
  'Spring 2021',
  'present',
  'heute',
  'since 2019',
  'Q3 2020',
  '12.03.2021',
  '3/21',
  '21',
  '1899',
  '2101',
  '13/2021',
  '00/2021',
  '',
];

test('[C-6] printed dates and spans', async () => {
  const read = printed.flatMap((text, at) => [
    [text, readPrintedDate(text), readPrintedDate(text, '2019')],
    [text, printed[at + 1], readPrintedSpan(text, printed[at + 1] ?? null)],
  ]);
  await expect(rows(read)).toMatchFileSnapshot('recorded-printed-dates.tsv');
});

const titles = [
  'Registered Nurse (Part-time)',
  'Senior Software Engineer - Remote',
  'Sales Intern',
  'Head of Marketing',
  'Koch',
  'Freelance Graphic Designer',
  'Truck Driver, Temporary',
  'Teaching Assistant',
  'HR & Payroll Manager',
  'Barista',
  'Werkstudent Data',
  'Site Manager | Construction',
  'Legal Counsel',
  'Warehouse Operative: Nights',
  'Volunteer',
  'Apprentice Electrician',
  'Chief Financial Officer',
  'Customer Support Agent',
  'Civil Engineer',
  'Xyzzy',
];
const sources = [
  '<p>One &amp; two</p><script>x</script><ul><li>A<li>B</ul>',
  '&lt;p&gt;Encoded&lt;/p&gt;',
  '# Head\n\n* one\n* two\n\n**bold** [link](https://a.example)',
  'Plain line\n- bullet\n- bullet two\n\nNext, part; more | last',
  '• one • two • three',
  'a < b and c > d',
  'Java, SQL; Python | Go',
  `<h2>${'x'.repeat(130)}</h2><br><br><div>text</div><a href="javascript:1">no</a>`,
];

test('[I-6] titles and texts', async () => {
  const read = [
    ...titles.map((title) => [title, categoryOfTitle(board.words, title), typeOfTitle(title)]),
    ...sources.map((text) => [text, readPlain(text), readHtml(text), readItems(text), readNames(text)]),
  ];
  await expect(rows(read)).toMatchFileSnapshot('recorded-texts.tsv');
});
