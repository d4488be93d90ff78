import type { WorkMode } from '@waymark/contract/jobs/choices/jobs';
import { definite, inRunningText, withArticle } from '../article.ts';
import type { DemoCompany } from '../companies.ts';
import { countries } from '../countries.ts';
import type { DemoPlace } from '../places.ts';
import type { Random } from '../random.ts';
import { chooseBenefits } from './benefits.ts';
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
