import { emptyJobFields } from '@waymark/contract/jobs/job-field-tables';
import type { SalaryPeriod, WorkMode } from '@waymark/contract/jobs/choices';
import type { Salary } from '@waymark/contract/jobs/jobs';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import type { PostingDraft } from '../areas/jobs/jobs/posting-rules.ts';
import { definite } from './article.ts';
import type { DemoCompany } from './companies.ts';
import { countries, type Country } from './countries.ts';
import type { DemoPlace } from './places.ts';
import { demoEmployerPostings, EmployerPlan } from './postings/assign-employers.ts';
import { chooseRole, chooseWorkMode, type Role } from './postings/choose-role.ts';
import { describePosting } from './postings/describe-posting.ts';
import { applications, laterApplications, portfolioApplication } from './postings/phrases.ts';
import { createRandom, weightedLine, type Random } from './random.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const inWords = (count: number) => numbers[count] ?? String(count);

/** What a beginner cannot have yet. */
const asksForPractice = new RegExp(
  'experience|experienced|proven|track record|practice with|results|' +
    'portfolio|publications|command of|completed|qualification|journeyman|leadership|registration|licensed? (?:as|to)|certif|of yours|you can talk about|members?hip',
  'i',
);

const guiding = [
  'Ability to guide less experienced colleagues',
  'Readiness to pass on what you know',
  'Experience in training newer colleagues',
  'Sound judgment and the trust of your peers',
];

const share = 0.75;

const periodsInYear: Record<SalaryPeriod, number> = { year: 1, month: 12, week: 52, day: 240, hour: 2000 };

export interface DemoLoad {
  /** How many postings there are in all; the index runs from 0 to one less. */
  total: number;
  /** Dates are counted from here. */
  today: Date;
}

const day = 86_400_000;
const oldest = 60;

/** Seeds of the other postings are their indexes: these lie beyond them. */
const firstOwnSeed = 40_001_703;
/** The place in age of the demo employer's first posting: it is old enough for all who have applied for it. */
const firstOwnAge = 13;

/** Read when it is first needed, and the same for every board. */
let plan: EmployerPlan | undefined;

function planFor(total: number): EmployerPlan {
  if (plan?.total !== total) plan = new EmployerPlan(total);
  return plan;
}

/** Which of the demo employer's postings has this index; undefined for those of other companies. */
export const ownNumberOf = (index: number, total: number): number | undefined =>
  planFor(total).ownNumberOf(index);

/** What a posting is known by; the demo employer's are the same ones in a demo of any size. */
export function sourceIdOf(index: number, total: number): string {
  const own = ownNumberOf(index, total);
  return own === undefined ? `demo-${index}` : `demo-own-${own}`;
}

/** From 0, the newest, to 1, the oldest. */
function positionOf(index: number, total: number): number {
  const own = ownNumberOf(index, total);
  if (own === undefined) return index / total;
  return (((own + firstOwnAge) % demoEmployerPostings) + 0.5) / demoEmployerPostings;
}

/** The posting of an index: the same whenever it is asked for, the newest ones first. */
export function generatePosting(index: number, { total, today }: DemoLoad): PostingDraft {
  const own = ownNumberOf(index, total);
  const random = createRandom(own === undefined ? index : firstOwnSeed + own);
  const { company, offices, isFeatured } = planFor(total).employerOf(index, random);
  const place = random.pick(offices);
  const role = chooseRole(company, place, random);
  const workMode = chooseWorkMode(role.occupation.setting, !isFeatured, random);
  const skills = random.sample(role.occupation.skills, random.int(4, 6));
  const { name, website, about, industryLabel } = company;
  return {
    ...emptyJobFields,
    sourceId: sourceIdOf(index, total),
    company: { name, website, about, industry: industryLabel },
    title: role.title,
    description: describePosting({ company, role, place, workMode, skills }, random),
    requirements: listRequirements(role, place, workMode, random),
    howToApply: howToApply(role, random),
    education: educationOf(role),
    category: role.occupation.category,
    type: role.type,
    workMode,
    places: (isFeatured ? [place] : placesOf(role, company, place, random)).map(toPlaceDraft),
    skills,
    experienceMin: role.years[0],
    experienceMax: role.years[1],
    salary: chooseSalary(role, place, random),
    applyUrl: null,
    postedAt: postedAt(positionOf(index, total), today, random),
    // The posting that people have applied for stays open.
    deadline: random.chance(0.6) && own !== 0 ? dayAfter(today, random.int(4, 45)) : null,
  };
}

const toPlaceDraft = ({ city, region, countryCode }: DemoPlace) => ({ city, region, countryCode });

/** Some work may be done at another office of the same country as well. */
function placesOf(role: Role, { offices }: DemoCompany, place: DemoPlace, random: Random): DemoPlace[] {
  const { setting } = role.occupation;
  if ((setting !== 'office' && setting !== 'digital') || !random.chance(0.3)) return [place];
  const others = offices.filter((office) => office !== place && office.countryCode === place.countryCode);
  return [place, ...random.sample(others, random.int(1, 2))];
}

function educationOf({ type, level, occupation }: Role): string {
  if (type === 'internship') return 'Studies in progress or just finished';
  return level.prefix === 'Apprentice ' ? 'School leaving certificate' : occupation.education;
}

function howToApply({ occupation, years }: Role, random: Random): string {
  return occupation.category === 'design'
    ? portfolioApplication
    : random.pick(years[0] > 0 ? [...applications, ...laterApplications] : applications);
}

/** Recent days have more postings than old ones; the moment is never after `today`. */
function postedAt(position: number, today: Date, random: Random): Date {
  const age = oldest * position ** 1.6;
  const midnight = Math.floor((today.getTime() - age * day) / day) * day;
  const moment = midnight + officeHours.at(random.next()) * 3_600_000 + random.int(0, 59) * 60_000;
  return new Date(Math.min(moment, today.getTime() - random.int(1, 90) * 60_000));
}

/** Hours of the day, UTC, at which postings appear: in the working hours of Europe and America. */
const officeHours = weightedLine(
  Array.from({ length: 24 }, (_, hour) => hour),
  (hour) => (hour >= 7 && hour <= 20 ? 6 : 1),
);

function dayAfter(today: Date, days: number): string {
  return new Date(today.getTime() + days * day).toISOString().slice(0, 10);
}

/** The pay a posting names, in the currency and period of its country; null where it keeps silent. */
function chooseSalary(role: Role, place: DemoPlace, random: Random): Salary | null {
  const named = random.chance(share);
  const country = countries[place.countryCode]!;
  const period = periodOf(role, country);
  // A month of part-time work is about three fifths of a full one.
  const hours = role.type === 'part-time' && period === 'month' ? 0.6 : 1;
  const yearly =
    hours * yearlyDollars(role, random) * country.payLevel * cityLevel(place) * country.perDollar;
  const low = yearly / periodsInYear[period];
  const min = roundPay(low, period);
  const max = Math.max(roundPay(low * (1.1 + random.next() * 0.2), period), min);
  if (!named) return null;
  const minor = (amount: number) => Math.round(amount * 10 ** minorUnitDigits(country.currency));
  const { currency } = country;
  const form = random.next();
  if (form < 0.06) return { min: minor(min), max: null, currency, period };
  if (form < 0.12) return { min: minor(max), max: minor(max), currency, period };
  return { min: minor(min), max: minor(max), currency, period };
}

function yearlyDollars({ occupation, level, type }: Role, random: Random): number {
  const [first, last] = occupation.pay;
  const pay = first + (last - first) * Math.min(1, level.pay + random.next() * 0.18);
  if (type === 'internship') return first * 0.55;
  // Contractors pay for their own leave and insurance.
  return type === 'freelance' ? pay * 1.2 : pay;
}

function periodOf({ occupation, type }: Role, country: Country): SalaryPeriod {
  if (type === 'freelance') return country.hourly && occupation.hourly ? 'hour' : 'day';
  if (type === 'internship' || type === 'part-time') return country.hourly ? 'hour' : 'month';
  if (occupation.hourly && country.hourly) return 'hour';
  return country.period;
}

function cityLevel({ countryCode, weight }: DemoPlace): number {
  if (countryCode !== 'US') return 1;
  return weight >= 32 ? 1.1 : weight <= 6 ? 0.95 : 1;
}

/** To the steps in which pay is agreed: quarters of a dollar an hour, hundreds a month, thousands a year. */
function roundPay(amount: number, period: SalaryPeriod): number {
  const magnitude = 10 ** Math.floor(Math.log10(amount));
  if (period === 'hour') return magnitude >= 100 ? Math.round(amount / 10) * 10 : Math.round(amount * 4) / 4;
  const step = amount / magnitude >= 4 ? magnitude / 10 : magnitude / 20;
  return Math.round(amount / step) * step;
}

function listRequirements(role: Role, place: DemoPlace, workMode: WorkMode, random: Random): string[] {
  const { occupation, type, level } = role;
  if (type === 'internship') return internRequirements(role, random);
  if (level.prefix === 'Apprentice ') return apprenticeRequirements(random);
  const beginner = role.years[0] === 0;
  const own = beginner
    ? occupation.requirements.filter((text) => !asksForPractice.test(text))
    : occupation.requirements;
  const kept = new Set(random.sample(own, random.int(4, 5)));
  return [
    experienceLine(role, random),
    ...own.filter((text) => kept.has(text)),
    ...(level.pay >= 0.6 && level.prefix !== '' ? [random.pick(guiding)] : []),
    ...languageLine(place, random),
    ...(workMode === 'remote'
      ? [`Residence in ${definite(countries[place.countryCode]!.name)} and the right to work there`]
      : []),
  ];
}

function experienceLine({ occupation, years: [min] }: Role, random: Random): string {
  const { field } = occupation;
  // Fields such as "hotels, three of them in management" only make sense after a number of years.
  if (min === 0) {
    const plain = field.split(',')[0]!;
    return random.pick([
      `First experience in ${plain} is welcome, but not essential`,
      ...(occupation.hourly ? ['No previous experience needed: we will train you'] : []),
      `Interest in ${plain}; experience is an advantage`,
    ]);
  }
  if (min === 1) return `At least one year of experience in ${field}`;
  return random.pick([
    `At least ${inWords(min)} years of experience in ${field}`,
    `${min}+ years of experience in ${field}`,
  ]);
}

function internRequirements({ occupation }: Role, random: Random): string[] {
  const [first, second] = random.sample(occupation.skills, 2) as [string, string];
  return [
    `Studies in a subject that fits ${occupation.field.split(',')[0]}, current or just finished`,
    `First contact with ${first} or ${second} in courses or projects of your own`,
    `Availability for ${random.pick(['three', 'four', 'six'])} months`,
    random.pick([
      'Curiosity and careful work',
      'Readiness to ask, and to find out for yourself',
      'Enjoyment of teamwork',
    ]),
    'Good English, spoken and written',
  ];
}

function apprenticeRequirements(random: Random): string[] {
  return [
    'School leaving certificate',
    'Skilled hands and interest in the trade',
    random.pick(['Basic mathematics', 'Good grades in mathematics or technical subjects']),
    'Punctuality and the will to learn',
    random.pick([
      'A driving license, or the plan to get one',
      'Physical fitness',
      'First practice from a holiday job is welcome',
    ]),
  ];
}

function languageLine(place: DemoPlace, random: Random): string[] {
  const { language } = countries[place.countryCode]!;
  if (language === '' || !random.chance(0.55)) return [];
  return [
    random.pick([
      `Good ${language} and working English`,
      `Fluent ${language}; English is helpful`,
      `Conversational ${language}, or readiness to learn it`,
    ]),
  ];
}
