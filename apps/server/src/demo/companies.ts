import { companySizes, type CompanySize } from '@waymark/contract/companies/profile-choices';
import { fillTemplate } from './companies/fill-template.ts';
import { nameCompany, hostNameOf } from './companies/name-company.ts';
import { featuredGroups, fullTotal, otherPlaces, smallEconomies } from './featured-places.ts';
import { industries, type IndustryKey } from './industries.ts';
import type { Industry } from './industry.ts';
import { demoPlaces, type DemoPlace } from './places.ts';
import { createPermutation, createRandom, weightedLine, type Random } from './random.ts';

const histories = [
  'Founded in {year}, it is still led by people who know every site.',
  'It started in {year} with six people and two rooms.',
  'Since {year} it has grown steadily, by a few people a year rather than in leaps.',
  'It opened in {year}, and some families have worked here ever since.',
  'It came out of a merger of two smaller houses in {year}.',
  'Its history goes back to {year}; the present leaders took over in {recent}.',
];

const sizes = [
  'About {staff} people work here today.',
  '{staff} colleagues from many backgrounds make up the team.',
  'Today it employs {staff} people, a good part of them for more than ten years.',
  'With {staff} employees it is large enough to train well and small enough to be heard.',
  'The team counts {staff} people and grows by careful steps.',
];

const habits = [
  'Pay bands are open to everyone inside the company.',
  'New people get a mentor and a plan for their first hundred days.',
  'Managers spend one day a month in the work of their teams.',
  'Parents and carers find that part-time careers are real careers here.',
  'Mistakes are discussed openly and early.',
  'Decisions are written down with their reasons, so that newcomers understand them.',
  'Almost half of the leadership positions are held by women.',
  'It prefers repairing to replacing, in machines as in relations.',
  'Working hours are recorded, and overtime is given back.',
  'Promotions are announced with the reasons for them.',
  'Every team can spend a small budget without asking.',
];

const benefits = [
  'Flexible working hours',
  'Two days a week from home',
  'Thirty days of leave',
  'Parental leave at full pay',
  'Health insurance for the family',
  'A pension plan from the first day',
  'A yearly budget for courses and books',
  'A pass for buses and trains',
  'A bicycle to lease',
  'Lunch from our own kitchen',
  'A sabbatical after five years',
  'A share in the profit',
];

export interface DemoCompany {
  name: string;
  size: CompanySize;
  /** May be none. */
  benefits: readonly string[];
  /** The name as a host name. */
  hostName: string;
  /** Under .example, which is reserved and leads nowhere (RFC 2606). */
  website: string;
  about: string;
  /** The year. */
  founded: number;
  industry: IndustryKey;
  industryLabel: string;
  home: DemoPlace;
  /** Where it hires, the home first. */
  offices: readonly DemoPlace[];
  /** The key of the featured group it belongs to; empty for the rest of the world. */
  group: string;
  /** Roughly how many jobs it has, against the others of its group. */
  weight: number;
  /** Facts of the workplace that its postings mention. */
  scenes: readonly string[];
}

export const companyCount = 2000;
/** The company of the demo employer. */
export const demoEmployerCompany = 'Harbor & Pine Software';

const industryKeys = Object.keys(industries) as IndustryKey[];
const industryOf = (key: IndustryKey): Industry => industries[key];
const byShare = (keys: IndustryKey[]) => weightedLine(keys, (key) => industryOf(key).share);
const anyIndustry = byShare(industryKeys);
const largeIndustry = byShare(industryKeys.filter((key) => industryOf(key).large));
const rareAbroad = new Set<IndustryKey>(['pharma', 'investment', 'laboratory', 'ecommerce', 'agency']);
const localIndustry = byShare(industryKeys.filter((key) => !rareAbroad.has(key)));
const largeLocalIndustry = byShare(
  industryKeys.filter((key) => !rareAbroad.has(key) && industryOf(key).large),
);

const lineOf = (places: readonly DemoPlace[]) => weightedLine(places, (place) => place.weight);
const otherLine = lineOf(otherPlaces);
const featuredLines = new Map(featuredGroups.map((group) => [group.key, lineOf(group.places)]));

/** The group of each company: the featured ones have as many companies as their jobs need, at least one. */
function groupsOf(count: number): string[] {
  const groups: string[] = [];
  for (const group of featuredGroups) {
    const size = Math.max(1, Math.round((group.jobs / fullTotal) * count));
    for (let index = 0; index < size; index++) groups.push(group.key);
  }
  return groups;
}

/** The same companies every time, the largest employers first. */
export function generateCompanies(count: number = companyCount): DemoCompany[] {
  const groups = groupsOf(count);
  const permute = createPermutation(count);
  const taken = new Set([hostNameOf(demoEmployerCompany)]);
  return Array.from({ length: count }, (_, index) => {
    const isDemoEmployer = index === Math.min(400, count - 1);
    const slot = permute(index);
    return isDemoEmployer ? demoEmployer() : generateCompany(index, groups[slot] ?? '', taken);
  });
}

function generateCompany(index: number, group: string, taken: Set<string>): DemoCompany {
  const random = createRandom(index + 1_000_003);
  const home = (featuredLines.get(group) ?? otherLine).at(random.next());
  const large = index < 90;
  const industry = industryLine(home, large).at(random.next());
  const { name, about: lines } = nameCompany(industry, home, index < 400, taken, random);
  // Zipf: a few employers with hundreds of jobs, most with a handful.
  const weight = 1 / (index + 6) ** 0.7;
  const offices = name.includes(home.city)
    ? [home]
    : officesOf(home, group, industryOf(industry), index, random);
  return companyRecord({ name, industry, home, offices, group, weight }, lines, random);
}

function industryLine(home: DemoPlace, large: boolean) {
  if (smallEconomies.has(home.countryCode)) return large ? largeLocalIndustry : localIndustry;
  return large ? largeIndustry : anyIndustry;
}

function officesOf(
  home: DemoPlace,
  group: string,
  industry: Industry,
  index: number,
  random: Random,
): DemoPlace[] {
  const most = { town: 2, country: 8, world: 12 }[industry.reach];
  const wanted = Math.min(
    most,
    index < 90 ? random.int(5, 12) : index < 500 ? random.int(2, 5) : random.int(1, 2),
  );
  const reachable = reachablePlaces(home, group);
  const line = lineOf(reachable);
  const offices = [home];
  for (let attempt = 0; offices.length < wanted && attempt < 40; attempt++) {
    const abroad = group === '' && industry.reach === 'world' && index < 500 && random.chance(0.35);
    const place = (abroad ? otherLine : line).at(random.next());
    if (!offices.includes(place)) offices.push(place);
  }
  return offices;
}

function reachablePlaces(home: DemoPlace, group: string): readonly DemoPlace[] {
  const places = featuredGroups.find((candidate) => candidate.key === group)?.places ?? demoPlaces;
  return places.filter((place) => place.countryCode === home.countryCode);
}

function demoEmployer(): DemoCompany {
  const random = createRandom(77);
  const offices = demoPlaces.filter((place) => ['Boston', 'Chicago', 'Toronto'].includes(place.city));
  return companyRecord(
    {
      name: demoEmployerCompany,
      industry: 'software',
      home: offices[0]!,
      offices,
      group: 'employer',
      weight: 1 / 60,
    },
    ['{name} makes scheduling software for ports, rail yards and warehouses.'],
    random,
  );
}

type Core = Pick<DemoCompany, 'name' | 'industry' | 'home' | 'offices' | 'group' | 'weight'>;

function companyRecord(core: Core, lines: readonly string[], random: Random): DemoCompany {
  const hostName = hostNameOf(core.name);
  const scale = smallEconomies.has(core.home.countryCode) ? 250 : 900;
  const staff = Math.max(20, Math.round((random.int(12, 30) * (1 + core.weight * scale)) / 10) * 10);
  const words = describeCompany({ ...core, lines, staff }, random);
  return {
    ...core,
    ...words,
    size: sizeOf(staff),
    // Last, so that the texts before stay as they are.
    benefits:
      core.group === 'employer' || random.chance(0.75) ? random.sample(benefits, random.int(3, 6)) : [],
    hostName,
    website: `https://www.${hostName}.example`,
    industryLabel: industryOf(core.industry).label,
  };
}

function sizeOf(staff: number): CompanySize {
  return (
    companySizes.findLast((size) => size !== '' && staff >= Number.parseInt(size.replace(',', ''))) ?? ''
  );
}

interface Facts {
  name: string;
  industry: IndustryKey;
  home: DemoPlace;
  staff: number;
  /** What it does, as templates. */
  lines: readonly string[];
}

/** One paragraph about the company, and three sentences about the workplace for its postings. */
function describeCompany(facts: Facts, random: Random): { about: string; scenes: string[]; founded: number } {
  const { scenes, founded = [1921, 2008] }: Industry = industries[facts.industry];
  const year = random.int(...(founded as [number, number]));
  const values = {
    name: facts.name,
    city: facts.home.city,
    year: String(year),
    recent: String(random.int(Math.max(year + 5, 2016), 2023)),
    staff: facts.staff.toLocaleString('en-US'),
  };
  const sentences = [
    random.pick(facts.lines),
    ...random.sample([random.pick(histories), random.pick(sizes)], 2),
  ];
  if (random.chance(0.7)) sentences.push(random.pick(habits));
  return {
    founded: year,
    about: sentences.map((sentence) => fillTemplate(sentence, values, random)).join(' '),
    scenes: random.sample(scenes, 3).map((scene) => fillTemplate(scene, values, random)),
  };
}
