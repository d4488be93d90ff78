import { industries, type IndustryKey } from '../industries.ts';
import type { Industry } from '../industry.ts';
import type { DemoPlace } from '../places.ts';
import type { Random } from '../random.ts';
import { fillTemplate } from './fill-template.ts';

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

interface Facts {
  name: string;
  industry: IndustryKey;
  home: DemoPlace;
  staff: number;
  /** What it does, as templates. */
  lines: readonly string[];
}

/** One paragraph about the company, and three sentences about the workplace for its postings. */
export function describeCompany(
  facts: Facts,
  random: Random,
): { about: string; scenes: string[]; founded: number } {
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
