import type { PostingDraft } from '../areas/jobs/jobs/posting-rules.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoPlace } from './places.ts';
import { EmployerPlan } from './postings/assign-employers.ts';
import { chooseRole, chooseWorkMode, type Role } from './postings/choose-role.ts';
import { chooseSalary } from './postings/choose-salary.ts';
import { describePosting } from './postings/describe-posting.ts';
import { listRequirements } from './postings/list-requirements.ts';
import { applications, laterApplications, portfolioApplication } from './postings/phrases.ts';
import { createRandom, weightedLine, type Random } from './random.ts';

export interface DemoLoad {
  /** How many postings there are in all; the index runs from 0 to one less. */
  total: number;
  /** Dates are counted from here. */
  today: Date;
}

const day = 86_400_000;
const oldest = 60;

let plan: EmployerPlan | undefined;

function planFor(total: number): EmployerPlan {
  if (plan?.total !== total) plan = new EmployerPlan(total);
  return plan;
}

/** The posting of an index: the same whenever it is asked for, the newest ones first. */
export function generatePosting(index: number, { total, today }: DemoLoad): PostingDraft {
  const random = createRandom(index);
  const { company, offices, isFeatured } = planFor(total).employerOf(index, random);
  const place = random.pick(offices);
  const role = chooseRole(company, place, random);
  const workMode = chooseWorkMode(role.occupation.setting, !isFeatured, random);
  const skills = random.sample(role.occupation.skills, random.int(4, 6));
  const { name, website, about, industryLabel } = company;
  return {
    sourceId: `demo-${index}`,
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
    postedAt: postedAt(index / total, today, random),
    deadline: random.chance(0.6) ? dayAfter(today, random.int(4, 45)) : null,
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
