import { minorUnitDigits } from '@waymark/contract/jobs/choices/currencies';
import type { ApplyWay, Knockout } from '@waymark/contract/posting/choices/postings';
import type { DraftFields, DraftQuestion } from '@waymark/contract/posting/postings';
import { formatFullPlace } from '@waymark/contract/text/format-place';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { QuestionRow } from '../../jobs/jobs/question-queries.ts';
import type { PlaceRow } from '../../places/places/rules.ts';

type CopiedRow = Pick<
  Selectable<Tables['jobs']>,
  | 'title'
  | 'notify_email'
  | 'skills'
  | 'type'
  | 'category'
  | 'work_mode'
  | 'experience_min'
  | 'experience_max'
  | 'education'
  | 'salary_min'
  | 'salary_max'
  | 'salary_currency'
  | 'salary_period'
  | 'applicant_countries'
  | 'description'
  | 'requirements'
  | 'how_to_apply'
  | 'apply_url'
  | 'deadline'
  | 'publish_at'
>;

/** A job as the form would have it. */
export function copyJob(
  row: CopiedRow,
  { places, questions }: { places: readonly PlaceRow[]; questions: readonly QuestionRow[] },
): DraftFields {
  const applyBy: ApplyWay = row.apply_url === null ? 'here' : 'link';
  return {
    title: row.title,
    notifyEmail: row.notify_email,
    skills: row.skills.slice(0, 30),
    type: row.type ?? '',
    category: row.category,
    workMode: row.work_mode ?? '',
    experienceMin: row.experience_min?.toString() ?? '',
    experienceMax: row.experience_max?.toString() ?? '',
    education: row.education.slice(0, 120),
    salaryMin: writeAmount(row.salary_min, row.salary_currency),
    salaryMax: writeAmount(row.salary_max, row.salary_currency),
    currency: row.salary_currency ?? 'USD',
    period: row.salary_period ?? 'year',
    places: places.slice(0, 50).map(formatFullPlace),
    countries: row.applicant_countries,
    description: paragraphsOf(row.description),
    requirements: row.requirements.join('\n'),
    howToApply: row.how_to_apply,
    applyBy,
    applyUrl: row.apply_url ?? '',
    deadline: row.deadline ?? '',
    publishAt: row.publish_at?.toISOString() ?? '',
    questions: questions.map(copyQuestion),
  };
}

function writeAmount(amount: number | null, currency: string | null): string {
  if (amount === null || currency === null) return '';
  const major = amount / 10 ** minorUnitDigits(currency);
  return Number.isInteger(major) ? String(major) : major.toFixed(2);
}

/** Imports bring text without a tag; the editor wants paragraphs. */
function paragraphsOf(description: string): string {
  if (description === '' || description.includes('<')) return description;
  return description
    .split(/\n+/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim()}</p>`)
    .join('');
}

function copyQuestion({ id, kind, question, options, required, knockout }: QuestionRow): DraftQuestion {
  return { id, kind, question, options, required, ...copyKnockout(knockout) };
}

function copyKnockout(knockout: Knockout | null) {
  const none = { knockoutAnswers: [], knockoutMin: '', knockoutMax: '' };
  if (!knockout) return none;
  if ('answers' in knockout) return { ...none, knockoutAnswers: knockout.answers };
  return {
    ...none,
    knockoutMin: knockout.min?.toString() ?? '',
    knockoutMax: knockout.max?.toString() ?? '',
  };
}
