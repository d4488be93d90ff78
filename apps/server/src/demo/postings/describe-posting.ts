import type { WorkMode, JobType } from '@waymark/contract/jobs/choices';
import { definite, inRunningText, withArticle } from '../article.ts';
import type { DemoCompany } from '../companies.ts';
import { countries, type BenefitCustom } from '../countries.ts';
import type { Setting } from '../occupations.ts';
import type { DemoPlace } from '../places.ts';
import type { Random } from '../random.ts';
import type { Role } from './choose-role.ts';
import {
  closings,
  guidingDuties,
  headings,
  internOpenings,
  learningDuties,
  limitedOpenings,
  modeSentences,
  openings,
  practiceSentence,
  remoteOpenings,
  skillSentences,
  teamSentences,
  visits,
} from './phrases.ts';

const byCustom: Record<BenefitCustom, readonly string[]> = {
  american: [
    'Medical, dental and vision insurance from the first day',
    '401(k) with a match of up to 5 percent',
    '18 days of paid time off, plus public holidays',
    'Twelve weeks of paid parental leave',
    'Short- and long-term disability cover, paid by us',
    'Tuition support of up to $4,000 a year',
    'Commuter benefit of $120 a month',
  ],
  european: [
    '28 days of annual leave plus public holidays',
    'A company pension to which we add a fifth',
    'A public transport ticket, paid in full',
    'Thirteenth salary in November',
    'Permanent contract after the trial period',
    'A bicycle on lease, also for private use',
    'Meal vouchers for every working day',
  ],
  commonwealth: [
    '26 days of leave plus public holidays',
    'Employer pension contribution of 8 percent',
    'Private medical cover after three months',
    'Sick pay above the legal minimum',
    'Enhanced parental leave for both parents',
    'Interest-free season ticket loan',
    'Life cover of four times your salary',
  ],
  gulf: [
    'Housing and transport allowance',
    'Yearly flight home for you and your family',
    'Medical insurance for the family',
    '30 calendar days of paid leave',
    'End-of-service payment according to law',
    'School fee support for up to two children',
  ],
  emerging: [
    'Medical cover for you and up to three dependents',
    'Thirteenth month salary',
    'Transport allowance or staff bus',
    'Lunch on working days',
    'Paid leave of 22 days a year',
    'Social security and pension contributions paid on time',
    'Airtime and data allowance',
  ],
};

const bySetting: Record<Setting, readonly string[]> = {
  shift: [
    'Shift plan at least four weeks ahead',
    'Premiums for nights, Sundays and holidays',
    'Work clothes, washed and mended by us',
    'Free meals during your shift',
    'Swapping shifts by app, without a form',
  ],
  site: [
    'Good tools and a well-kept place of work',
    'Work clothes and safety equipment, provided by us',
    'Free parking and a place for your bicycle',
    'Fixed working hours that leave your evenings free',
    'Paid courses and the time to attend them',
  ],
  field: [
    'A vehicle that you may take home, or a fair mileage allowance',
    'Tablet and phone, also for private calls',
    'Travel time counts as working time',
    'Good shoes, jackets and equipment for every weather',
    'Paid certificates and refresher courses',
  ],
  office: [
    'Flexible hours around a core time',
    'A training budget that your manager must help you to spend',
    'A quiet desk and a good chair',
    'Support for professional exams',
    'Two paid days a year for volunteering',
  ],
  digital: [
    'Flexible hours and meetings only between 10:00 and 16:00',
    'The computer and screen of your choice',
    'A training budget and four learning days a year',
    'Real influence on how we work',
    'Two paid days a year for volunteering',
  ],
};

const byType: Partial<Record<JobType, readonly string[]>> = {
  internship: [
    'A mentor with two hours a week for you alone',
    'A project that will be used when you have left',
    'Real pay for real work',
    'A written reference at the end',
    'The chance of a permanent position after graduation',
    'A place at the table in team meetings',
  ],
  freelance: [
    'Initial term of six months, with an option to extend',
    'Invoices paid within 14 days',
    'Clear scope and one contact person',
    'Access to our tools and documents from the first day',
    'Choice of hours outside agreed meetings',
  ],
  temporary: [
    'Contract for six to twelve months, with a good chance of staying',
    'The same pay as permanent colleagues',
    'Full training in the first two weeks',
    'Paid leave according to the length of the contract',
    'A reference at the end',
  ],
  'part-time': [
    'Between 16 and 28 hours a week, on days we agree',
    'Holidays and benefits in proportion',
    'More hours later, if you wish',
  ],
};

const byMode: Record<WorkMode, readonly string[]> = {
  remote: [
    'A budget for your home office',
    'Two team weeks a year, travel paid',
    'Co-working membership if you want one',
  ],
  hybrid: ['Home office two to three days a week', 'A budget for your desk at home'],
  'on-site': [],
};

interface Posting {
  company: DemoCompany;
  role: Role;
  place: DemoPlace;
  workMode: WorkMode;
  skills: readonly string[];
}

/** The description as HTML: an introduction and lists, in one of several compositions. */
export function describePosting(posting: Posting, random: Random): string {
  const { role, workMode, place, company } = posting;
  const { setting } = role.occupation;
  const values = valuesOf(posting, random);
  const fill = (template: string) =>
    escapeHtml(template.replace(/\{([\w ]+)\}/g, (_, key: string) => values[key] ?? ''));
  const opening = fill(random.pick(openingsFor(role, workMode)));
  const scenes = random.sample(company.scenes, 2).map((scene) => `${fill(scene)}.`);
  const team = random.sample(teamSentences[setting], 2).map(fill);
  const mode = random.sample(modeSentences[workMode], 1).map(fill);
  const skill =
    random.chance(0.5) && role.type !== 'internship'
      ? [fill(random.pick(role.years[0] > 0 ? [...skillSentences, practiceSentence] : skillSentences))]
      : [];
  const benefits = chooseBenefits({ setting, type: role.type, workMode, place }, random);
  const closing = random.sample(workMode === 'remote' ? closings : [...closings, ...visits], 2).map(fill);
  const teamApart = random.chance(0.55);

  const about = [opening, scenes[0]!, ...mode, ...skill, ...(teamApart ? [] : [...team, scenes[1] ?? ''])];
  const sections = [
    list(
      random.pick(role.type === 'internship' ? headings.internDuties : headings.duties),
      dutiesOf(role, random),
    ),
    list(random.pick(headings.offer), benefits),
  ];
  if (teamApart) {
    const section = paragraph(random.pick(headings.team), [...team, scenes[1] ?? '']);
    sections.splice(random.int(1, 2), 0, section);
  }
  const first = random.chance(0.6) ? paragraph(random.pick(headings.about), about) : paragraph('', about);
  const last = random.chance(0.5) ? paragraph('', closing) : paragraph(random.pick(headings.start), closing);
  return [first, ...sections, last].join('');
}

function openingsFor({ type }: Role, workMode: WorkMode): readonly string[] {
  if (workMode === 'remote') return remoteOpenings;
  if (type === 'internship') return internOpenings;
  return type === 'temporary' || type === 'freelance' ? [...limitedOpenings[type]] : openings;
}

function valuesOf({ company, role, place, skills }: Posting, random: Random): Record<string, string> {
  return {
    company: company.name,
    role: role.name,
    'a role': withArticle(role.name),
    city: place.city,
    country: definite(countries[place.countryCode]!.name),
    skill: inRunningText(skills[0]!),
    skill2: inRunningText(skills[1]!),
    n: ['five', 'six', 'seven', 'eight', 'nine', 'eleven', 'twelve', 'fifteen'][random.int(0, 7)]!,
  };
}

function dutiesOf({ occupation, level, type }: Role, random: Random): string[] {
  const kept = new Set(
    random.sample(
      occupation.duties,
      random.int(type === 'internship' ? 4 : 5, type === 'internship' ? 4 : 6),
    ),
  );
  const duties = occupation.duties.filter((duty) => kept.has(duty));
  if (type === 'internship')
    return ['Work beside an experienced colleague who shows you how it is done', ...duties];
  if (/Junior|Graduate|Apprentice/.test(level.prefix)) duties.unshift(random.pick(learningDuties));
  if (/Senior|Lead|Principal/.test(level.prefix)) duties.push(random.pick(guidingDuties));
  return duties;
}

function paragraph(heading: string, sentences: readonly string[]): string {
  const title = heading === '' ? '' : `<h3>${heading}</h3>`;
  return `${title}<p>${sentences.filter((sentence) => sentence !== '').join(' ')}</p>`;
}

function list(heading: string, items: readonly string[]): string {
  return `<h3>${heading}</h3><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

interface Position {
  setting: Setting;
  type: JobType;
  workMode: WorkMode;
  place: DemoPlace;
}

/** Four or five things the employer offers that fit the country, the kind of work and the contract. */
function chooseBenefits({ setting, type, workMode, place }: Position, random: Random): string[] {
  const ofType = byType[type] ?? [];
  if (type === 'internship' || type === 'freelance' || type === 'temporary') return random.sample(ofType, 4);
  const { custom } = countries[place.countryCode]!;
  return [
    ...random.sample(byCustom[custom], random.int(2, 4)),
    ...random.sample(ofType, 1),
    ...random.sample(byMode[workMode], 1),
    ...random.sample(
      bySetting[setting].filter((text) => workMode !== 'remote' || !/desk|parking/.test(text)),
      random.int(1, 2),
    ),
  ];
}
