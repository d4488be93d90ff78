import { checkSections, findingSeverities } from '@waymark/contract/resumes/choices/resume-check';
import type { CheckFinding, ResumeCheck, SectionScore } from '@waymark/contract/resumes/resume-check';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { contactRules } from './contact-rules.ts';
import { dateRules } from './date-rules.ts';
import { applyRule, type CheckRule } from './finding-rules.ts';
import { layoutRules } from './layout-rules.ts';
import { hasFigure, resultRules } from './result-rules.ts';
import { presentStored } from './stored-presenter.ts';
import { structureRules } from './structure-rules.ts';
import { prepareText, type FileFacts } from './text-rules.ts';
import { wordingRules } from './wording-rules.ts';

export const checkRules: readonly CheckRule[] = [
  ...contactRules,
  ...structureRules,
  ...layoutRules,
  ...dateRules,
  ...wordingRules,
  ...resultRules,
];

/** What the rules find in a resume. The same file gives the same result, on whatever day and whoever asks. */
export function checkResume(resume: ReadResume, file: FileFacts): ResumeCheck {
  const text = prepareText(resume, file);
  const findings = orderFindings(checkRules.flatMap((rule) => applyRule(rule, text) ?? []));
  const sections = scoreSections(findings, text.isEnglish);
  return {
    score: sumUp(sections),
    sections,
    findings,
    isEnglish: text.isEnglish,
    facts: {
      pages: resume.format === 'pdf' ? resume.pages.length : null,
      words: text.words,
      positions: resume.positions.length,
      bullets: text.bullets.length,
      bulletsWithFigures: text.bullets.filter((bullet) => hasFigure(bullet.text)).length,
    },
    stored: presentStored(resume),
  };
}

/** By section; in each, what costs most first. */
function orderFindings(findings: readonly CheckFinding[]): CheckFinding[] {
  const section = (finding: CheckFinding) =>
    checkSections.findIndex(({ value }) => value === finding.section);
  const severity = (finding: CheckFinding) =>
    findingSeverities.findIndex(({ value }) => value === finding.severity);
  return findings.toSorted(
    (a, b) => section(a) - section(b) || severity(a) - severity(b) || b.points - a.points,
  );
}

function scoreSections(findings: readonly CheckFinding[], isEnglish: boolean): SectionScore[] {
  return checkSections.map(({ value, weight, isLanguage }) => {
    const lost = findings
      .filter(({ section }) => section === value)
      .reduce((sum, { points }) => sum + points, 0);
    return {
      section: value,
      of: weight,
      points: Math.max(0, weight - lost),
      isJudged: isEnglish || !isLanguage,
    };
  });
}

/** The points of what was judged, out of a hundred. */
function sumUp(sections: readonly SectionScore[]): number {
  const judged = sections.filter(({ isJudged }) => isJudged);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return Math.round((100 * sum(judged.map(({ points }) => points))) / sum(judged.map(({ of }) => of)));
}
