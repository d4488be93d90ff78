import { majorUnits } from '@waymark/contract/jobs/format-salary';
import { sayEnglish } from '@waymark/contract/text/say';
import { describe, expect, test } from 'vitest';
import { readPayFields, type PayFields } from './reading-rules.ts';

const read = (given: Partial<PayFields>) => {
  const result = readPayFields({
    salary: '',
    min: '',
    max: '',
    currency: '',
    period: '',
    countries: [],
    ...given,
  });
  if ('problem' in result) return sayEnglish(result.problem);
  return result.salary && Object.values(result.salary).join(' ');
};

test('[I-6] one amount, both ends and texts become minor units with currency and period', () => {
  expect(read({ salary: '155000', countries: ['US'] })).toBe('15500000 15500000 USD year');
  expect(read({ min: '30', max: '42.50', currency: 'eur', period: 'HOUR' })).toBe('3000 4250 EUR hour');
  expect(read({ salary: '$80k - $100k a year' })).toBe('8000000 10000000 USD year');
  expect(read({ salary: '1.234,50 € pro month' })).toBe('123450 123450 EUR month');
  expect(read({ salary: '£45,000–£50,000 per annum' })).toBe('4500000 5000000 GBP year');
  expect(read({ max: '6000000', currency: 'JPY' })).toBe(' 6000000 JPY year');
});

test('[I-6] salaries are read as they are written around the world', () => {
  expect(read({ salary: 'CHF 120’000' })).toBe('12000000 12000000 CHF year');
  expect(read({ salary: "CHF 95'000 – 110'000" })).toBe('9500000 11000000 CHF year');
  expect(read({ salary: '100-120K', countries: ['US'] })).toBe('10000000 12000000 USD year');
  expect(read({ salary: '$100K–$120K + bonus' })).toBe('10000000 12000000 USD year');
  expect(read({ salary: 'A$95,000 to A$110,000' })).toBe('9500000 11000000 AUD year');
  expect(read({ salary: 'C$45/hr' })).toBe('4500 4500 CAD hour');
  expect(read({ salary: 'up to £60,000' })).toBe(' 6000000 GBP year');
  expect(read({ salary: 'between £40k and £45k' })).toBe('4000000 4500000 GBP year');
  expect(read({ salary: 'From €52.000' })).toBe('5200000  EUR year');
  expect(read({ salary: '$90,000+' })).toBe('9000000  USD year');
  expect(read({ salary: '£180 per shift' })).toBe('18000 18000 GBP day');
  expect(read({ salary: '€350 per day' })).toBe('35000 35000 EUR day');
  expect(read({ salary: '12-15 LPA' })).toBe('120000000 150000000 INR year');
  expect(read({ salary: '$800 per week (40 hours)' })).toBe('80000 80000 USD week');
  expect(read({ salary: '$85,000 with 401(k) and 20 days off' })).toBe('8500000 8500000 USD year');
});

test('no salary, a word and a salary of nothing are none', () => {
  expect(read({})).toBeNull();
  expect(read({ salary: 'Competitive' })).toBeNull();
  expect(read({ salary: 'DOE' })).toBeNull();
  expect(read({ salary: '0' })).toBeNull();
});

test('a salary that cannot be is not taken, with its reason', () => {
  expect(read({ min: 'some', max: '10' })).toBe('the salary "some 10" is not a number');
  expect(read({ salary: '$25' })).toBe('the salary "$25" says no period that is known');
  expect(read({ min: '-5', max: '10' })).toBe('the salary is negative');
  expect(read({ salary: '-50000' })).toBe('the salary is negative');
  expect(read({ min: '20', max: '10' })).toBe('the lowest salary is above the highest');
  expect(read({ salary: '10000', currency: 'XXQ' })).toBe('the currency "XXQ" is not known');
  expect(read({ salary: '$10', period: 'fortnight' })).toBe('the salary period "fortnight" is not known');
  expect(read({ salary: '1e30' })).toBe('the salary is too large to be one');
});

/** Whole units: "3500-4800 EUR month", "55000 EUR year", "up to 60000 GBP year"; "unread" and "none". */
function tell(result: ReturnType<typeof readPayFields>): string {
  if ('problem' in result) return 'unread';
  if (!result.salary) return 'none';
  const { min, max, currency, period } = result.salary;
  const of = (amount: number | null) => (amount === null ? '' : String(majorUnits(amount, currency)));
  const ends =
    min === max
      ? of(min)
      : min === null
        ? `to ${of(max)}`
        : max === null
          ? `from ${of(min)}`
          : `${of(min)}-${of(max)}`;
  return `${ends} ${currency} ${period}`;
}

const fieldOf = (salary: string, places = '') =>
  tell(
    readPayFields({
      salary,
      min: '',
      max: '',
      currency: '',
      period: '',
      countries: places.split(' ').filter(Boolean),
    }),
  );

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()) as [string, string, string]);

describe('[L-25] the pay of a field is read as its country writes it', () => {
  // What is written | countries of the job | what is read.
  const written = `
    62.000 - 74.000 € brutto im Jahr | DE | 62000-74000 EUR year
    48.500 EUR Jahresgehalt | DE | 48500 EUR year
    Jahresbruttogehalt: 52.000 € | AT | 52000 EUR year
    ab 2.450,50 Euro brutto monatlich | AT | from 2450.5 EUR month
    bis zu 4.100 € / Monat | DE | to 4100 EUR month
    Monatsgehalt 3.200 € | DE | 3200 EUR month
    Stundenlohn: 14,53 € | DE | 14.53 EUR hour
    zwischen 16,00 € und 18,50 € pro Stunde | DE | 16-18.5 EUR hour
    Tagessatz 640 € | DE | 640 EUR day
    17,80 EUR/Std. | DE | 17.8 EUR hour
    55-65 T€ | DE | 55000-65000 EUR year
    60 TEUR p.a. | DE | 60000 EUR year
    70.000,- € jährlich | DE | 70000 EUR year
    CHF 6'200.– bis 7'100.– pro Monat | CH | 6200-7100 CHF month
    CHF 98’000 - 112’000 | CH | 98000-112000 CHF year
    Fr. 85'000 im Jahr | CH | 85000 CHF year
    38 à 44 K€ | FR | 38000-44000 EUR year
    de 31 000 € à 36 000 € brut par an | FR | 31000-36000 EUR year
    2 150 € brut/mois | FR | 2150 EUR month
    12,30 € de l'heure | FR | 12.3 EUR hour
    11,88 € brut par heure | FR | 11.88 EUR hour
    Salaire mensuel : 1 900 € | FR | 1900 EUR month
    TJM : 450 € | FR | 450 EUR day
    jusqu'à 52 k€ | FR | to 52000 EUR year
    à partir de 28 000 € annuels | FR | from 28000 EUR year
    entre 24.000 € y 28.000 € brutos anuales | ES | 24000-28000 EUR year
    1.450 €/mes | ES | 1450 EUR month
    30 mil euros al año | ES | 30000 EUR year
    9,50 € la hora | ES | 9.5 EUR hour
    hasta 35.000 € | ES | to 35000 EUR year
    $ 18.000 mensuales | MX | 18000 MXN month
    $25,000 MXN al mes | MX | 25000 MXN month
    $ 2.300.000 mensuales | CO | 2300000 COP month
    $1.200.000 al mes | CL | 1200000 CLP month
    S/ 2,800 mensuales | PE | 2800 PEN month
    R$ 6.500,00 mensais | BR | 6500 BRL month
    R$ 4 mil por mês | BR | 4000 BRL month
    R$ 22,50/hora | BR | 22.5 BRL hour
    1.100 € por mês | PT | 1100 EUR month
    da 1.600 € a 1.900 € al mese | IT | 1600-1900 EUR month
    RAL 32.000 € | IT | 32000 EUR year
    RAL: 30-35k € | IT | 30000-35000 EUR year
    30mila euro annui lordi | IT | 30000 EUR year
    9,80 € all'ora | IT | 9.8 EUR hour
    € 2.900 tot € 3.700 bruto per maand | NL | 2900-3700 EUR month
    €15,20 bruto per uur | NL | 15.2 EUR hour
    € 2.850,- p.m. | NL | 2850 EUR month
    7 200 - 9 400 zł brutto / mies. | PL | 7200-9400 PLN month
    od 6 000 do 8 000 PLN miesięcznie | PL | 6000-8000 PLN month
    31,50 zł/h | PL | 31.5 PLN hour
    12 tys. zł brutto miesięcznie | PL | 12000 PLN month
    do 140 zł netto/godz. | PL | to 140 PLN hour
    32 000 Kč měsíčně | CZ | 32000 CZK month
    od 28 000 do 34 000 Kč / měsíc | CZ | 28000-34000 CZK month
    35 tis. Kč měsíčně | CZ | 35000 CZK month
    180 Kč/hod. | CZ | 180 CZK hour
    1 350 € mesačne | SK | 1350 EUR month
    7,20 €/hod | SK | 7.2 EUR hour
    450 000 Ft / hó | HU | 450000 HUF month
    bruttó 2 100 Ft/óra | HU | 2100 HUF hour
    4.500 lei pe lună | RO | 4500 RON month
    5000 RON net / luna | RO | 5000 RON month
    38 000 kr/mån | | 38000 SEK month
    32 500 – 36 000 kr per månad | SE | 32500-36000 SEK month
    178 kr/tim | SE | 178 SEK hour
    25 000:- per månad | SE | 25000 SEK month
    620 000 kr per år | NO | 620000 NOK year
    kr 245 pr. time | NO | 245 NOK hour
    kr. 38.500 pr. måned | DK | 38500 DKK month
    185 kr. i timen | DK | 185 DKK hour
    780 000 ISK á mánuði | IS | unread
    780.000 ISK per month | IS | 780000 ISK month
    3 100 €/kk | FI | 3100 EUR month
    13,40 €/tunti | FI | 13.4 EUR hour
    1.100 € το μήνα | GR | 1100 EUR month
    45.000 TL aylık | TR | 45000 TRY month
    от 90 000 до 120 000 руб. в месяц | RU | 90000-120000 RUB month
    до 150 000 ₽ | RU | unread
    25 000 - 30 000 грн/міс | UA | 25000-30000 UAH month
    12.000 ₪ לחודש | IL | 12000 ILS month
    ٨٬٥٠٠ درهم شهريا | AE | 8500 AED month
    AED 9,000 - 11,000 per month | AE | 9000-11000 AED month
    SAR 7,500/month | SA | 7500 SAR month
    ٤٥٠٠ ريال / شهر | SA | 4500 SAR month
    ₹6-9 Lacs PA | IN | 600000-900000 INR year
    9-14 LPA | | 900000-1400000 INR year
    Rs 7.5 lakh per annum | IN | 750000 INR year
    ₹12,50,000 per annum | IN | 1250000 INR year
    Rs. 22,000 - 28,000 per month | IN | 22000-28000 INR month
    2.2 Cr | | 22000000 INR year
    ₹35,000/month | | 35000 INR month
    Rs. 90,000 per month | PK | 90000 PKR month
    Rs 85,000 monthly | LK | 85000 LKR month
    Tk. 40,000 per month | BD | 40000 BDT month
    RM 3,400 - RM 4,200 per month | MY | 3400-4200 MYR month
    Rp 8.000.000 per bulan | ID | 8000000 IDR month
    Rp 6 juta - 8 juta per bulan | ID | 6000000-8000000 IDR month
    15 - 20 triệu đồng/tháng | VN | 15000000-20000000 VND month
    ₱25,000 - ₱32,000 per month | PH | 25000-32000 PHP month
    30,000 บาท/เดือน | TH | 30000 THB month
    S$4,800 - S$6,200 per month | SG | 4800-6200 SGD month
    $5,200 per month | SG | 5200 SGD month
    HK$28,000 per month | HK | 28000 HKD month
    NT$48,000 / month | TW | 48000 TWD month
    月薪 45,000 元 | TW | 45000 TWD month
    9千-1.3万元/月 | CN | 9000-13000 CNY month
    1.5-2.4万/月 | CN | 15000-24000 CNY month
    8000-12000元/月 | | 8000-12000 CNY month
    18K-28K·14薪 | CN | 18000-28000 CNY month
    年薪30-45万元 | | 300000-450000 CNY year
    月給24万円以上 | | from 240000 JPY month
    年収450万円～600万円 | JP | 4500000-6000000 JPY year
    時給1,250円 | | 1250 JPY hour
    月給２３万５千円 | JP | 235000 JPY month
    日給12,000円～ | JP | from 12000 JPY day
    월급 300만원 | KR | 3000000 KRW month
    연봉 4,500만원 | KR | 45000000 KRW year
    시급 10,030원 | KR | 10030 KRW hour
    R 28 000 per month | ZA | 28000 ZAR month
    R450,000 per annum | ZA | 450000 ZAR year
    ₦350,000 monthly | NG | 350000 NGN month
    KSh 85,000 per month | KE | 85000 KES month
    $31 an hour | AU | 31 AUD hour
    $95,000 - $105,000 + super | AU | 95000-105000 AUD year
    $58,000 a year | NZ | 58000 NZD year
    $24.50/hr | CA | 24.5 CAD hour
    CAD $70,000 - $84,000 | CA | 70000-84000 CAD year
    $70,000 - $84,000 CAD | | 70000-84000 CAD year
    C$38/hour | | 38 CAD hour
    US$90k–US$110k | CA | 90000-110000 USD year
    $64,500.00 - $80,250.00 annually | US | 64500-80250 USD year
    $17.25 - $21/hr | US | 17.25-21 USD hour
    Starting at $18/hour | US | from 18 USD hour
    $80k+ | US | from 80000 USD year
    USD 120K/yr | | 120000 USD year
    $1,150 per week | US | 1150 USD week
    $300/day | US | 300 USD day
    £31,200 pro rata per annum | GB | 31200 GBP year
    £13.10 ph | GB | 13.1 GBP hour
    £28k - £32k DOE | GB | 28000-32000 GBP year
    £1,950 pcm | GB | 1950 GBP month
    Band 6: £38,682 to £46,580 p.a. | GB | 38682-46580 GBP year
    up to £47,500 | GB | to 47500 GBP year
    minimum £26,000 per year | GB | from 26000 GBP year
    £36000pa | GB | 36000 GBP year
    &pound;27,300 per annum | GB | unread
    EUR55000/year | IE | 55000 EUR year
    ５５０００ EUR per year | | 55000 EUR year
    54 000 EUR per annum | | 54000 EUR year
    85000 | US | 85000 USD year
    48000 - 56000 brutto im Jahr | DE | 48000-56000 EUR year
    3200 brutto monatlich | DE | 3200 EUR month
    12.50 per hour | US | 12.5 USD hour
    US $64,000 | CA | 64000 USD year
    $64,000 US | CA | 64000 USD year
    60,000 Canadian dollars a year | US | 60000 CAD year
    Rs. 16,500/- per month | IN | 16500 INR month
    40-55 тыс. руб. в месяц | RU | 40000-55000 RUB month
    1 200 - 1 500 лв. на месец | BG | 1200-1500 BGN month
    950 € neto mjesečno | HR | 950 EUR month
    1700 - 2100 Eur / mėn. (bruto) | LT | 1700-2100 EUR month
    1.150€ μικτά το μήνα | GR | 1150 EUR month
    راتب ٦٢٠٠ ريال شهري | SA | 6200 SAR month
    9 triệu - 12 triệu/tháng | VN | 9000000-12000000 VND month
    €14.80/h - 38h/week | IE | 14.8 EUR hour
    +$4,000 sign on bonus, $33/hr | US | 33 USD hour
    4200-4900 € | DE | 4200-4900 EUR month
    Schaal 9: € 3.105 - € 4.398 bruto | NL | 3105-4398 EUR month
    Płaca: 6 200 zł | PL | 6200 PLN month
    38.000 - 52.000 Kč | CZ | 38000-52000 CZK month
    Lön: 29 000 - 33 000 kr | SE | 29000-33000 SEK month
    $85,000 base / $130,000 OTE | US | 85000 USD year
    C$ 22,000 mensuales | NI | unread
    Pay range: $19.00/hr. - $23.50/hr. | US | 19-23.5 USD hour
    £28,000 - £31,000, £36,000 OTE | GB | 28000-31000 GBP year
    Salary: $99,000 - $120,000 (total comp $150,000 - $190,000) | US | 99000-120000 USD year
    $19/hr ($39,520/yr) | US | 19 USD hour
    37,5 Std./Woche, 2.950 € brutto/Monat | DE | 2950 EUR month
    65 000 $ à 78 000 $ par année | CA | 65000-78000 CAD year
  `;
  test.each(rows(written))('%s (%s): %s', (text, places, expected) => {
    expect(fieldOf(text, places)).toBe(expected);
  });
});

describe('[L-25] what is uncertain stays unread', () => {
  const uncertain = `
    85000 | | no currency
    85000 | US CA | two currencies
    85000 | GB | pounds or a source's dollars
    70k - 80k per year | CA | whose dollars
    $85,000 | US CA | dollars of two countries
    kr 32 000 per month | | of four countries
    kr 32 000 per month | DE | of no country of the job
    Rs 40,000 per month | | of several countries
    ¥300,000 per month | | yen or yuan
    50,000 zorkmids a year | US | no known currency
    ¤50,000 a year | US | no known sign
    €30 | DE | an hour or a day
    €3,400 | IE | a week or a month
    HK$90,000 | HK | a month or a year
    $4,400 bi-weekly | US | two weeks
    £2,100 per fortnight | GB | two weeks
    $2,500 semi-monthly | US | half a month
    €55 per visit | IE | no time
    $0.62 per mile | US | no time
    400 € pro Einsatz | DE | no time
    $1 | US | too little
    £1 per hour | GB | too little
    €10,000,000 per hour | DE | too much
    $900,000 per month | US | too much
    $95,000 - $20,000 | US | reversed
    £0 - £40,000 per annum | GB | from nothing
    $10 - $90,000 a year | US | too wide
    45-55.000 € | DE | too wide
    $1.234,5678 a year | US | digits of no country
    $1.2345.678 a year | US | digits of no country
    €50,000 / $54,000 a year | DE | two currencies
    Level 1: £22,000 pa, level 2: £31,000 pa | GB | two amounts
    £45,000 OTE | GB | no base pay
    OTE: $140k | US | no base pay
    $5,000 sign-on bonus | US | no pay
    €50 Gutschein pro Monat | DE | no pay
    $1,500 learning budget a year | US | no pay
    £25 lunch voucher per week | GB | no pay
    total compensation $210,000 | US | no base pay
    We raised $40 million | US | no pay
    80 mil. Kč | CZ | no pay
    1.234 k€ | DE | which decimals
    40 hours | US | no amount
    grade 12 | GB | no amount
    24/7 | US | no amount
    2026-2027 | US | no amount
    20% of revenue | US | no amount
    Zone 1: $99,000 - $120,000 / Zone 2: $90,000 - $99,000 | US | two amounts
    Bonus 25 000 Kč | CZ | no base pay
    1.500 € Wechselprämie | DE | no base pay
    $450 stipend | US | no base pay
    $50,000 scholarship | US | no pay
    Target total cash: $120,000 - $150,000 | US | no base pay
    3.000 € | IE | a month or a week
    25 000 Kcal | CZ | no amount
    60 m² | DE | no amount
  `;
  test.each(rows(uncertain))('%s (%s): %s', (text, places) => {
    expect(fieldOf(text, places)).toBe('unread');
  });

  test.each(['Competitive', 'nach Vereinbarung', '面议', 'A convenir', 'DOE', '0', '0.00'])(
    '%s names no pay',
    (text) => {
      expect(fieldOf(text)).toBe('none');
    },
  );
});

describe('[L-25] fields of a source', () => {
  const fields = (given: Partial<PayFields>) =>
    tell(readPayFields({ salary: '', min: '', max: '', currency: '', period: '', countries: [], ...given }));

  test.each<[Partial<PayFields>, string]>([
    [{ salary: 41.5, currency: 'USD', period: 'HOUR' }, '41.5 USD hour'],
    [{ salary: '36000 per year', currency: 'EUR' }, '36000 EUR year'],
    [{ salary: '36.000 € pro Jahr' }, '36000 EUR year'],
    [{ min: 19.125, max: 23.375, currency: 'GBP', period: 'hourly' }, '19.13-23.38 GBP hour'],
    [{ min: '42.500', max: '51.000', currency: 'EUR', period: 'YEAR' }, '42500-51000 EUR year'],
    [{ min: '42k', max: '51k', currency: 'EUR', period: 'per-year-salary' }, '42000-51000 EUR year'],
    [{ min: '€2.400', max: '€2.900', period: 'MONTHLY' }, '2400-2900 EUR month'],
    [{ min: 52000, max: 61000, currency: '€', period: '1 YEAR' }, '52000-61000 EUR year'],
    [{ min: 0, max: 61000, currency: 'usd', period: 'ANNUAL' }, 'to 61000 USD year'],
    [{ min: 30, currency: 'USD', period: 'PER_HOUR' }, 'from 30 USD hour'],
    [{ min: 30, currency: 'USD', period: 'HUR' }, 'from 30 USD hour'],
    [{ min: 2600, max: 3100, currency: 'EUR', period: 'Monat' }, '2600-3100 EUR month'],
    [{ min: 2600, max: 3100, currency: 'EUR', period: 'par mois' }, '2600-3100 EUR month'],
    [{ min: 700, max: 800, currency: 'GBP', period: 'WEEK' }, '700-800 GBP week'],
    [{ min: 400, currency: 'CHF', period: 'daily' }, 'from 400 CHF day'],
    [{ min: 60000, max: 72000, countries: ['US'] }, '60000-72000 USD year'],
    [{ min: 60000, max: 72000, countries: ['CA'] }, 'unread'],
    [{ min: 60000, max: 72000, currency: '$', countries: ['AU'] }, '60000-72000 AUD year'],
    [{ salary: '$60,000', currency: 'NZD' }, '60000 NZD year'],
    [{ min: 0, max: 0, currency: 'USD' }, 'none'],
    [{ min: 60000, max: 72000 }, 'unread'],
    [{ min: 60000, max: 72000, currency: 'USD', period: 'Per Project' }, 'unread'],
    [{ min: 2000, max: 2400, currency: 'USD', period: '2 WEEK' }, 'unread'],
    [{ min: 2000, max: 2400, currency: 'USD', period: 'BIWEEKLY' }, 'unread'],
    [{ min: 30, max: 40, currency: 'USD' }, 'unread'],
    [{ min: 30, max: 40, currency: 'USD', period: 'YEAR' }, 'unread'],
    [{ min: 90000, max: 110000, currency: 'USD', period: 'HOUR' }, 'unread'],
    [{ min: 1, max: 1, currency: 'USD', period: 'YEAR' }, 'unread'],
    [{ min: '50000-60000', currency: 'USD', period: 'YEAR' }, 'unread'],
    [{ min: 61000, max: 52000, currency: 'USD', period: 'YEAR' }, 'unread'],
    [{ salary: '£30,000', currency: 'USD' }, 'unread'],
    [{ salary: '$25 per hour', period: 'YEAR' }, 'unread'],
    [{ salary: 'twelve', currency: 'USD' }, 'none'],
  ])('%j: %s', (given, expected) => {
    expect(fields(given)).toBe(expected);
  });
});
