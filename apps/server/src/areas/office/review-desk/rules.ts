import type { ReviewSection } from '@waymark/contract/resumes/choices';
import type { CheckFinding } from '@waymark/contract/resumes/resume-check';
import type {
  ResumeSheet,
  ReviewFields,
  PublishedFields,
  ReviewComment,
} from '@waymark/contract/resumes/resume-review';
import { textOfFinding } from '@waymark/contract/resumes/finding-text';
import { cleanText } from '@waymark/contract/text/clean-text';
import { meaning, msg, plural, term, type Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { AppError } from '../../../platform/errors.ts';
import type { FoundCheck } from '../../resumes/resume-check/finding-rules.ts';
import { joinMessages } from '../../resumes/resume-check/message-rules.ts';
import { emptyReview } from '../../resumes/resume-review/rules.ts';
import type { LockedReview } from './queries.ts';

type Claim = Pick<LockedReview, 'isOpen' | 'claimedBy' | 'claimer' | 'isStale' | 'isLeaving'>;

/**
 * Throws `conflict` for a review that is published, claimed by another reviewer, or of a candidate who is
 * leaving.
 */
export function requireClaimable(review: Claim, reviewerId: string): void {
  requireStaying(review);
  if (!review.isOpen)
    throw new AppError('conflict', msg`This review is published. Open it again to change it.`);
  const { claimedBy, isStale, claimer } = review;
  if (claimedBy === null || claimedBy === reviewerId || isStale) return;
  throw new AppError('conflict', msg`${claimer} has this request already. Take the next one.`);
}

/** Throws `conflict` for a review that is not in this reviewer's hands. */
export function requireMine(review: Claim, reviewerId: string): void {
  requireStaying(review);
  const { isOpen, claimedBy, claimer } = review;
  if (!isOpen) throw new AppError('conflict', msg`This review is published. Open it again to change it.`);
  if (claimedBy === reviewerId) return;
  throw new AppError(
    'conflict',
    claimedBy === null
      ? msg`This request is back in the queue. Take it to go on.`
      : msg`${claimer} has taken this request over.`,
  );
}

function requireStaying({ isLeaving }: Claim): void {
  if (isLeaving)
    throw new AppError(
      'conflict',
      msg`This candidate has asked to be deleted and no longer needs the review.`,
    );
}

/** The sentences that the form of a review begins with, by section. */
export type Prefill = Partial<Record<ReviewSection, string>>;

/** What can be counted in a resume, for the form. Scores and the summary are a person's to give. */
export function prefillOf(say: Say, check: FoundCheck): Prefill {
  const sentences = {
    layout: describeLayout(check),
    opening: describeOpening(check),
    experience: describeExperience(check),
    skills: describeSkills(check),
    language: check.isEnglish ? '' : msg`It is not written in English.`,
  };
  return Object.fromEntries(
    Object.entries(sentences).flatMap(([section, sentence]) =>
      sentence === '' ? [] : [[section, cleanText(say(sentence))]],
    ),
  );
}

/** A review of which nothing else is written. */
export function beginReview(prefill: Prefill): ReviewFields {
  const review = emptyReview();
  for (const [name, section] of Object.entries(review.sections)) {
    section.text = prefill[name as ReviewSection] ?? '';
  }
  return review;
}

function describeLayout({ facts: { pages, words }, findings }: FoundCheck): Message {
  const isInColumns = findings.some(({ rule }) => rule === 'layout-columns');
  if (pages === null)
    return isInColumns
      ? msg`It has ${plural(words, 'word')}, in columns.`
      : msg`It has ${plural(words, 'word')}.`;
  return isInColumns
    ? msg`It has ${plural(words, 'word')} on ${plural(pages, 'page')}, in columns.`
    : msg`It has ${plural(words, 'word')} on ${plural(pages, 'page')}.`;
}

/** What a resume gives of its owner, by the label that the check has for it. */
const contactWords: ReadonlyMap<Message, Message> = new Map([
  [msg`Name`, msg`name${meaning('in a resume')}`],
  [msg`Email`, msg`email${meaning('in a resume')}`],
  [msg`Phone`, msg`phone${meaning('in a resume')}`],
  [msg`Place`, msg`place${meaning('in a resume')}`],
]);

function describeOpening({ ledger }: FoundCheck): Message {
  const stored = ledger.parts.find(({ id }) => id === 'contact')?.stored ?? [];
  const words = (isThere: boolean) =>
    stored.flatMap(({ label, value }) => ((value !== null) === isThere && contactWords.get(label)) || []);
  const list = (all: readonly Message[]) => term(joinMessages(all, ', '));
  const [named, missing] = [words(true), words(false)];
  if (named.length === 0)
    return missing.length === 0
      ? msg`It gives no way to reach you.`
      : msg`It gives no way to reach you; not found: ${list(missing)}.`;
  return missing.length === 0
    ? msg`It gives ${list(named)}.`
    : msg`It gives ${list(named)}; not found: ${list(missing)}.`;
}

function describeExperience({ facts, findings }: FoundCheck): Message {
  const { positions, bullets, bulletsWithFigures } = facts;
  const isUnread = findings.some(({ rule }) => rule === 'layout-unread-work');
  if (positions === 0) return isUnread ? msg`A program could not read its positions.` : '';
  return bullets === 0
    ? msg`${plural(positions, 'position')}.`
    : msg`${plural(positions, 'position')}; ${bulletsWithFigures} of ${plural(bullets, 'line has a figure', 'lines have a figure')}.`;
}

const describeSkills = ({ facts: { skills } }: FoundCheck): Message =>
  skills === 0 ? '' : msg`${plural(skills, 'skill')} listed.`;

/**
 * Findings at the lines of the resume as it was read when the review began. A reader that has learned since
 * numbers lines again: then the area and the words say where.
 */
export function placeFindings(findings: readonly CheckFinding[], sheet: ResumeSheet): CheckFinding[] {
  const texts = new Map(sheet.pages.flatMap(({ lines }) => lines.map(({ id, text }) => [id, text] as const)));
  const holds = (line: string | null, quote: string) =>
    line !== null &&
    (texts.get(line) ?? '').replaceAll(/\s+/g, ' ').trim().startsWith(quote.replace(/…$/, ''));
  return findings.map((finding) => ({
    ...finding,
    places: finding.places.map((place) =>
      holds(place.line, place.quote) ? place : { ...place, line: null },
    ),
  }));
}

interface Origins {
  /** The sentences that the form began with. */
  prefill: Prefill;
  findings: readonly CheckFinding[];
  /** Texts of the templates that the reviewer may insert. */
  templates: readonly string[];
}

/** A tidy review with the sentences that a program wrote told apart from the reviewer's own. */
export function markAutomatic(
  fields: ReviewFields,
  { prefill, findings, templates }: Origins,
): PublishedFields {
  const sections = Object.entries(fields.sections).map(([name, { score, text }]) => {
    const { own, automatic } = separateAutomatic(text, prefill[name as keyof Prefill] ?? '', templates);
    return [name, { score, text: own, ...(automatic && { automatic }) }] as const;
  });
  const rules = new Map(findings.map((finding) => [plain(textOfFinding(finding)), finding.rule]));
  return {
    ...fields,
    sections: Object.fromEntries(sections) as PublishedFields['sections'],
    comments: fields.comments.map((comment) => markComment(comment, rules)),
  };
}

function markComment(comment: ReviewComment, rules: ReadonlyMap<string, string>): ReviewComment {
  const rule = rules.get(plain(comment.text));
  return rule === undefined ? comment : { ...comment, rule };
}

/** Takes the sentence that was found out of a text, once, unless it stands there as part of a template. */
export function separateAutomatic(
  text: string,
  found: string,
  templates: readonly string[],
): { own: string; automatic: string } {
  const own = text.trim();
  if (found === '') return { own, automatic: '' };
  if (plain(own) === plain(found)) return { own: '', automatic: found };
  const inserted = templates.flatMap((template) => placesOf(own, template.trim()));
  for (const match of own.matchAll(patternOf(found))) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (inserted.some(([from, to]) => from <= start && end <= to)) continue;
    return { own: joinAround(own.slice(0, start), own.slice(end)), automatic: found };
  }
  return { own, automatic: '' };
}

/** The sentence with any spaces, with or without its full stop, where nothing goes on in it. */
function patternOf(sentence: string): RegExp {
  const words = sentence.replace(/\.$/, '').split(/\s+/).map(RegExp.escape).join('\\s+');
  return new RegExp(`(?<!\\S)${words}(?:\\.(?!\\S)|(?=[^\\S\\n]*(?:\\n|$)))`, 'g');
}

/** Where a template stands in a text. */
function placesOf(text: string, template: string): [number, number][] {
  if (template === '') return [];
  const places: [number, number][] = [];
  for (let at = text.indexOf(template); at >= 0; at = text.indexOf(template, at + 1)) {
    places.push([at, at + template.length]);
  }
  return places;
}

function joinAround(before: string, after: string): string {
  const [first, second] = [before.trimEnd(), after.trimStart()];
  if (first === '' || second === '') return first + second;
  const gaps = [before.slice(first.length), after.slice(0, after.length - second.length)];
  return first + (gaps.find((gap) => gap.includes('\n')) ?? ' ') + second;
}

/** Other spaces, or a full stop at the end, do not make a sentence the reviewer's own. */
const plain = (text: string) => text.trim().replace(/\.$/, '').replaceAll(/\s+/g, ' ');
