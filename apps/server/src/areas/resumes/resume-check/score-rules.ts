import { checkSections, type CheckSection } from '@waymark/contract/resumes/choices';
import type { FoundFinding, FoundScore } from './finding-rules.ts';
import { countWords, type Bullet, type ResumeText } from './text-rules.ts';
import { whyWorkIsUnread } from './unread-rules.ts';
import { type Message, msg } from '@waymark/contract/text/message';

/** A line with fewer words is a label, not a description. */
const wordsOfAccount = 4;

/** Fewer descriptions show neither how somebody writes nor what came of the work. */
const minAccounts = 3;

/** The lines that say what somebody did. */
export const accountsOf = ({ bullets }: ResumeText): Bullet[] =>
  bullets.filter(({ text }) => countWords(text) >= wordsOfAccount);

/** What a reader finds only in a language that it knows. */
const sectionsOfReading: ReadonlySet<CheckSection> = new Set(['structure', 'dates']);

/** Why a part has no points, for or against; null if it can be judged. */
function whyNotJudged(section: CheckSection, isLanguage: boolean, text: ResumeText): Message | null {
  if (isLanguage && !text.isEnglish) return msg`The file is not in English`;
  if (sectionsOfReading.has(section) && !text.isUnderstood)
    return msg`The file is in a language we do not read`;
  if (section === 'dates') return whyWorkIsUnread(text) ?? whyWithoutJobs(text);
  return isLanguage ? (whyWorkIsUnread(text) ?? whyWithoutAccounts(text)) : null;
}

const whyWithoutJobs = ({ resume }: ResumeText) =>
  resume.positions.length === 0 ? msg`No job was found` : null;

function whyWithoutAccounts(text: ResumeText): Message | null {
  const count = accountsOf(text).length;
  if (count >= minAccounts) return null;
  return count === 0 ? msg`No line about work was found` : msg`There are too few lines about work`;
}

/** The points of each part, of what could be judged. */
export function scoreSections(findings: readonly FoundFinding[], text: ResumeText): FoundScore[] {
  return checkSections.map(({ value, weight, isLanguage }) => {
    const reason = whyNotJudged(value, isLanguage, text);
    const lost = findings
      .filter(({ section }) => section === value)
      .reduce((sum, { points }) => sum + points, 0);
    return {
      section: value,
      of: weight,
      points: reason === null ? Math.max(0, weight - lost) : 0,
      isJudged: reason === null,
      reason,
    };
  });
}

/** The points of the parts that could be judged, and the most that these could have. */
export function sumUp(sections: readonly FoundScore[]): { score: number; of: number } {
  const judged = sections.filter(({ isJudged }) => isJudged);
  return {
    score: judged.reduce((sum, { points }) => sum + points, 0),
    of: judged.reduce((sum, { of }) => sum + of, 0),
  };
}
