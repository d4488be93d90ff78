import type { JobType, WorkMode } from '@waymark/contract/jobs/choices';
import type { DemoCompany } from '../companies.ts';
import { industries, type IndustryKey } from '../industries.ts';
import { ladders, occupations, type Level, type Occupation, type Setting } from '../occupations.ts';
import type { DemoPlace } from '../places.ts';
import { weightedLine, type Random, type WeightedLine } from '../random.ts';

export interface Role {
  occupation: Occupation;
  level: Level;
  type: JobType;
  /** The work's name with its seniority: what running text calls it. */
  name: string;
  /** The name, and perhaps a specialty. */
  title: string;
  years: readonly [number, number | null];
}

const core = 9;
const everywhere = 1;

/** Work done in each industry: its own kinds often, those of any office now and then. */
const linesByIndustry = new Map<string, WeightedLine<Occupation>>(
  (Object.keys(industries) as IndustryKey[]).map((industry) => {
    const weightOf = ({ at }: Occupation) =>
      at.filter((place) => place === industry).length * core + (at.includes('any') ? everywhere : 0);
    return [
      industry,
      weightedLine(
        occupations.filter((one) => weightOf(one) > 0),
        weightOf,
      ),
    ];
  }),
);

export function chooseRole(company: DemoCompany, place: DemoPlace, random: Random): Role {
  const occupation = chooseOccupation(company, place, random);
  const type = chooseType(occupation, random);
  const level = chooseLevel(occupation, type, random);
  const name = type === 'internship' ? occupation.intern! : level.prefix + random.pick(occupation.titles);
  return {
    occupation,
    level,
    type,
    name,
    title: titleOf(occupation, type, name, random),
    years: yearsOf(occupation, level, type, random),
  };
}

/** Where restaurants serve no alcohol, they hire no bartenders. */
const withoutBars = new Set(['IQ', 'SA', 'QA', 'JO', 'EG', 'PK', 'BD', 'MA']);

function chooseOccupation({ industry }: DemoCompany, { countryCode }: DemoPlace, random: Random): Occupation {
  const line = linesByIndustry.get(industry)!;
  for (;;) {
    const occupation = line.at(random.next());
    if (!withoutBars.has(countryCode) || !occupation.titles.includes('Bartender')) return occupation;
  }
}

function chooseType({ also = [], intern }: Occupation, random: Random): JobType {
  if (intern !== undefined && random.chance(0.09)) return 'internship';
  return also.length > 0 && random.chance(0.09 + 0.05 * also.length) ? random.pick(also) : 'full-time';
}

function chooseLevel(occupation: Occupation, type: JobType, random: Random): Level {
  const ladder: readonly Level[] = ladders[occupation.ladder];
  // Employers do not hire leads or apprentices for the summer.
  const plain = ladder.find((level) => level.prefix === '')!;
  if (type === 'internship' || type === 'temporary' || type === 'part-time') return plain;
  const open = type === 'freelance' ? ladder.filter((level) => level.pay >= plain.pay) : ladder;
  return weightedLine(open, (level) => level.weight).at(random.next());
}

function titleOf(occupation: Occupation, type: JobType, name: string, random: Random): string {
  const { specialties = [] } = occupation;
  if (type === 'internship' || specialties.length === 0 || random.chance(0.35)) return name;
  const specialty = random.pick(specialties);
  return name.includes(',') || name.includes(specialty) ? name : `${name}, ${specialty}`;
}

function yearsOf(
  occupation: Occupation,
  level: Level,
  type: JobType,
  random: Random,
): [number, number | null] {
  if (type === 'internship') return [0, 1];
  const [low, high] = occupation.years;
  if (level.years === null) {
    const min = random.int(low, Math.max(low, high - 1 - Math.floor((high - low) / 2)));
    return [min, random.chance(0.3) ? null : Math.max(min + 1, high)];
  }
  const beginner = level.years[0] < 2;
  const min = beginner ? level.years[0] : Math.max(level.years[0], low + 2);
  const max = beginner ? level.years[1] : Math.max(level.years[1], min + 3);
  return [min, !beginner && random.chance(0.4) ? null : max];
}

/** How likely remote and hybrid work is; the rest is on site. */
const modes: Record<Setting, readonly [remote: number, hybrid: number]> = {
  shift: [0, 0],
  site: [0, 0],
  field: [0, 0.03],
  office: [0.09, 0.35],
  digital: [0.42, 0.3],
};

export function chooseWorkMode(setting: Setting, mayBeRemote: boolean, random: Random): WorkMode {
  const [remote, hybrid] = modes[setting];
  const position = random.next();
  if (position < remote) return mayBeRemote ? 'remote' : 'hybrid';
  return position < remote + hybrid ? 'hybrid' : 'on-site';
}
