import type {
  CheckComparison,
  CheckFinding,
  ComparedFinding,
  ResumeCheck,
} from '@waymark/contract/resumes/resume-check';

type Changes = Pick<CheckComparison, 'mended' | 'remaining' | 'new'>;

/** What became of the findings of an earlier version. What only says that something works is no finding to mend. */
export function compareChecks(before: ResumeCheck, after: ResumeCheck): Changes {
  const [old, now] = [problemsOf(before), problemsOf(after)];
  const compared = (finding: CheckFinding): ComparedFinding => ({
    rule: finding.rule,
    section: finding.section,
    title: finding.title,
    before: old.get(finding.rule)?.count ?? 0,
    after: now.get(finding.rule)?.count ?? 0,
  });
  return {
    mended: [...old.values()].filter(({ rule }) => !now.has(rule)).map(compared),
    remaining: [...now.values()].filter(({ rule }) => old.has(rule)).map(compared),
    new: [...now.values()].filter(({ rule }) => !old.has(rule)).map(compared),
  };
}

function problemsOf({ findings }: ResumeCheck): Map<string, CheckFinding> {
  return new Map(findings.filter(({ severity }) => severity !== 'good').map((one) => [one.rule, one]));
}
