import type { MatchedRequirement, ResumeCheck } from '@waymark/contract/resumes/resume-check';
import type { Say } from '@waymark/contract/text/say';
import type { FoundCheck, FoundRequirement } from './finding-rules.ts';

/** What was found, in a language. */
export function presentCheck(say: Say, found: FoundCheck): ResumeCheck {
  return {
    ...found,
    sections: found.sections.map(({ reason, ...score }) => ({
      ...score,
      reason: reason === null ? null : say(reason),
    })),
    findings: found.findings.map((finding) => ({
      ...finding,
      title: say(finding.title),
      seen: say(finding.seen),
      why: say(finding.why),
      mend: finding.mend === null ? null : say(finding.mend),
      source: finding.source && { ...finding.source, name: say(finding.source.name) },
    })),
    ledger: {
      ...found.ledger,
      parts: found.ledger.parts.map((part) => ({
        ...part,
        label: say(part.label),
        says: say(part.says),
        stored: part.stored.map(({ label, value }) => ({
          label: say(label),
          value: value === null ? null : say(value),
        })),
      })),
    },
  };
}

export const presentRequirement = (say: Say, found: FoundRequirement): MatchedRequirement => ({
  ...found,
  name: say(found.name),
  reason: say(found.reason),
});
