import { attachmentExtensions, yesNo, type Knockout } from '@waymark/contract/posting/choices';
import { postingLimits, type QuestionKind } from '@waymark/contract/jobs/posting-choices';
import type { DraftQuestion } from '@waymark/contract/posting/postings';
import { msg, type Message } from '@waymark/contract/text/message';
import { findFileType } from '../../../platform/documents/inspection-gateway.ts';
import { AppError } from '../../../platform/errors.ts';
import { inspectResume } from '../../resumes/resumes/rules.ts';

type Extension = (typeof attachmentExtensions)[number];

export function attachmentFormLimits(temporaryDirectory: string) {
  return { fileField: 'attachment', maxBytes: postingLimits.attachmentBytes, temporaryDirectory };
}

/**
 * Checks that extension and content of an attachment agree. Throws `unsupported_file`, `too_large` or
 * `invalid_input`.
 */
export async function inspectAttachment(path: string, name: string) {
  const extension = attachmentExtensions.find((one) => name.toLowerCase().endsWith(`.${one}`));
  if (!extension)
    throw refusal('unsupported_file', msg`Please attach a PDF, a Word document (.docx) or a picture.`);
  if (extension === 'pdf' || extension === 'docx') return inspectDocument(path, name);
  return inspectPicture(path, extension);
}

/** Documents are checked like resumes. */
async function inspectDocument(path: string, name: string) {
  try {
    return await inspectResume(path, name);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, error.said, { fields: { attachment: error.said } });
  }
}

async function inspectPicture(path: string, extension: Extension) {
  const kind = extension === 'png' ? 'png' : 'jpg';
  const detected = await findFileType(path);
  if (detected?.ext !== kind) {
    throw refusal(
      'unsupported_file',
      msg`This file is not really a .${extension} picture. Save it again as one.`,
    );
  }
  return { extension: kind, mediaType: detected.mime } as const;
}

function refusal(code: 'unsupported_file', message: Message): AppError {
  return new AppError(code, message, { fields: { attachment: message } });
}

export const bullet = /^[-*•·◦▪–o]\s+/;

/** The sections of a posting’s text that have fields of their own, and the rest. */
interface Sections {
  requirements: string[];
  howToApply: string[];
  rest: string[];
}

const qualifier = String.raw`(?:(?:the|your|our|job|key|core|main|basic|minimum|essential|required|preferred) )*`;

const asked = [
  String.raw`${qualifier}(?:requirements|qualifications|criteria|skills(?: (?:and|&) (?:experience|qualifications))?)`,
  String.raw`what (?:you(?:['’]ll| will)? (?:need|bring)|we(?:['’]re| are) looking for|we (?:need|expect|look for))`,
  String.raw`(?:who you are|you (?:have|bring|are)|your profile|your background|about you|must[- ]haves?)`,
];

const headsRequirements = new RegExp(String.raw`^(?:${asked.join('|')})$`, 'i');

const headsApplying =
  /^(?:how (?:do i|can i|to) apply|to apply|applying|(?:the )?application (?:process|procedure))$/i;

const saysHowToApply = /^(?:how to apply|to apply)\s*[:–-]\s*(?=\S)/i;

const maxHeadingLength = 60;

const maxHeadingWords = 7;

/** Separates requirements and application instructions from the lines of a posting. */
export function splitSections(lines: readonly string[]): Sections {
  const found: Sections = { requirements: [], howToApply: [], rest: [] };
  let section: keyof Sections = 'rest';
  for (const [at, line] of lines.entries()) {
    const heading = isHeading(lines, at) ? line.replace(/\s*[:?]$/, '') : undefined;
    if (heading !== undefined) section = sectionOf(heading);
    if (heading !== undefined && section !== 'rest') continue;
    const applying = line.replace(saysHowToApply, '');
    if (applying !== line) section = 'howToApply';
    if (section === 'rest') found.rest.push(line);
    else if (line !== '')
      found[section].push(applying === line ? line.replace(bullet, '') : capitalise(applying));
  }
  return found;
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function sectionOf(heading: string): keyof Sections {
  if (headsRequirements.test(heading)) return 'requirements';
  return headsApplying.test(heading) ? 'howToApply' : 'rest';
}

/** A short line that ends in a colon, or begins a paragraph and is not a sentence. */
function isHeading(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (line === '' || line.length > maxHeadingLength || bullet.test(line)) return false;
  if (line.endsWith(':')) return true;
  const isFirst = (lines[at - 1] ?? '') === '';
  const hasMore = lines.slice(at + 1, at + 3).some((next) => next !== '');
  return isFirst && hasMore && !/[.,;!]$/.test(line) && line.split(' ').length <= maxHeadingWords;
}

/** A valid question. */
export interface ReadQuestion {
  /** As the form names it: that of the question which the job asks already, or a new one. */
  id: string;
  kind: QuestionKind;
  question: string;
  options: string[];
  required: boolean;
  knockout: Knockout | null;
}

/** The questions of a draft, and their problems by position. */
export function readQuestions(drafts: readonly DraftQuestion[]): {
  questions: ReadQuestion[];
  problems: Record<string, Message>;
} {
  const problems: Record<string, Message> = {};
  const questions = drafts.map((draft, at) => {
    const problem = findQuestionProblem(draft);
    if (problem) problems[`questions.${at}`] = problem;
    return readQuestion(draft);
  });
  return { questions, problems };
}

function findQuestionProblem(draft: DraftQuestion): string | undefined {
  if (draft.question.trim() === '') return msg`Write the question, or remove it.`;
  const options = optionsOf(draft);
  if (draft.kind === 'choice' && options.length < 2) return msg`Give at least two different choices.`;
  if (draft.kind === 'choice' || draft.kind === 'yes-no') {
    if (speakingAgainst(draft).length === options.length)
      return msg`At least one answer has to be a good one.`;
  }
  return draft.kind === 'number' ? findBoundsProblem(draft) : undefined;
}

function findBoundsProblem({ knockoutMin, knockoutMax }: DraftQuestion): string | undefined {
  const [min, max] = [readBound(knockoutMin), readBound(knockoutMax)];
  if (Number.isNaN(min) || Number.isNaN(max)) return msg`The least and the most are numbers, for example 3.`;
  return min !== null && max !== null && min > max ? msg`The least is not above the most.` : undefined;
}

function readQuestion(draft: DraftQuestion): ReadQuestion {
  return {
    id: draft.id,
    kind: draft.kind,
    question: draft.question.replaceAll(/\s+/g, ' ').trim(),
    options: draft.kind === 'choice' ? optionsOf(draft) : [],
    required: draft.required,
    knockout: readKnockout(draft),
  };
}

function readKnockout(draft: DraftQuestion): Knockout | null {
  if (draft.kind === 'text') return null;
  if (draft.kind === 'number') {
    const [min, max] = [readBound(draft.knockoutMin), readBound(draft.knockoutMax)];
    return min === null && max === null ? null : { min, max };
  }
  const answers = speakingAgainst(draft);
  return answers.length > 0 ? { answers } : null;
}

const optionsOf = (draft: DraftQuestion): string[] =>
  draft.kind === 'yes-no'
    ? [...yesNo]
    : [...new Set(draft.options.map((option) => option.replaceAll(/\s+/g, ' ').trim()))].filter(Boolean);

function speakingAgainst(draft: DraftQuestion): string[] {
  const chosen = new Set(draft.knockoutAnswers.map((answer) => answer.replaceAll(/\s+/g, ' ').trim()));
  return optionsOf(draft).filter((option) => chosen.has(option));
}

/** Null for none, NaN for an invalid number. */
function readBound(text: string): number | null {
  const bound = text.trim().replace(',', '.');
  if (bound === '') return null;
  return /^-?\d{1,9}(\.\d{1,4})?$/.test(bound) ? Number(bound) : Number.NaN;
}
