import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import {
  desiredEmploymentTypes,
  desiredJobTypes,
  educationLevels,
  expectedSalaryCurrencies,
  genders,
  maritalStatuses,
  patentStatuses,
  preferredShifts,
  projectStatuses,
  type ResumeSectionKey,
} from '@waymark/contract/resumes/choices';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { msg, plural, type Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { board } from '../../../platform/board/board.ts';

interface Choice {
  readonly value: string;
  readonly label: Message;
}

/** Stored values with their labels. */
const choices: Readonly<Record<string, readonly Choice[]>> = {
  level: educationLevels,
  status: [...projectStatuses, ...patentStatuses],
  jobType: desiredJobTypes,
  employmentType: desiredEmploymentTypes,
  preferredShift: preferredShifts,
  salaryCurrency: expectedSalaryCurrencies,
  gender: genders,
  maritalStatus: maritalStatuses,
};

const categoryFields = new Set(['industry', 'functionalArea', 'desiredIndustry']);

const units: Readonly<Record<string, (count: number) => Message>> = {
  experienceYears: (count) => msg`${plural(count, 'year')}`,
  experienceMonths: (count) => msg`${plural(count, 'month')}`,
  salaryLakhs: (count) => msg`${count} lakh`,
  salaryThousands: (count) => msg`${count} thousand`,
};

/** The content of a section in the words of the page, one line for each entry. */
export function describeValue(say: Say, section: ResumeSectionKey, document: ResumeDocument): string[] {
  const value = document[section];
  if (typeof value === 'string') return value.split('\n').filter(Boolean);
  const entries: readonly object[] = Array.isArray(value) ? value : [value];
  return entries.map((entry) => describeEntry(say, entry, document)).filter(Boolean);
}

function describeEntry(say: Say, entry: object, document: ResumeDocument): string {
  const said = Object.entries(entry).map(([key, value]: [string, unknown]) =>
    describe(say, key, value, document),
  );
  return said.filter(Boolean).join(' · ');
}

function describe(say: Say, key: string, value: unknown, document: ResumeDocument): string {
  if (key === 'id') return '';
  if (key === 'isCurrent') return value === true ? say`Present` : '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number') return say(units[key]?.(value) ?? String(value));
  if (typeof value !== 'string') return '';
  if (key === 'taggedWith') return nameOfTagged(value, document);
  if (categoryFields.has(key)) return say(categoryLabel(board.words, value));
  return say(choices[key]?.find((choice) => choice.value === value)?.label ?? value);
}

/** The job or degree that a project belongs to. */
function nameOfTagged(id: string, { employment, education }: ResumeDocument): string {
  const job = employment.find((one) => one.id === id);
  if (job) return job.organization || job.designation;
  const study = education.find((one) => one.id === id);
  return study ? study.institute || study.course : '';
}
