import type { Say } from '@waymark/contract/text/say';
import { msg, plural } from '@waymark/contract/text/message';
import type { Recommendation } from '@waymark/contract/hiring/choices';
import type {
  ApplicantScorecards,
  HiringTeam,
  Scorecard,
  ScorecardFields,
} from '@waymark/contract/hiring/scorecards';

/** A scorecard as it is filled in. */
export interface ScorecardDraft {
  recommendation: Recommendation | null;
  text: string;
  /** By criterion; a criterion that was not judged has none. */
  scores: Readonly<Record<string, number>>;
}

export function draftOf(card: Scorecard | null): ScorecardDraft {
  return {
    recommendation: card?.recommendation ?? null,
    text: card?.text ?? '',
    scores: Object.fromEntries((card?.scores ?? []).map(({ criterionId, score }) => [criterionId, score])),
  };
}

/** A draft from the browser's storage that belongs to this person and has the form of one. */
export function readScorecardDraft(stored: unknown, owner: string): ScorecardDraft | null {
  const draft = stored as ({ owner?: unknown } & Partial<ScorecardDraft>) | null;
  if (draft?.owner !== owner || typeof draft.text !== 'string' || typeof draft.scores !== 'object')
    return null;
  return { recommendation: draft.recommendation ?? null, text: draft.text, scores: draft.scores };
}

/** Without scores for criteria that were removed since. */
export function fieldsOf(
  { recommendation, text, scores }: ScorecardDraft & { recommendation: Recommendation },
  criteria: ApplicantScorecards['criteria'],
): ScorecardFields {
  return {
    recommendation,
    text: text.trim(),
    scores: criteria.flatMap(({ id }) => {
      const score = scores[id];
      return score === undefined ? [] : [{ criterionId: id, score }];
    }),
  };
}

/** The result so far, in a sentence. */
export function describeScorecards(
  say: Say,
  { count, yes }: Pick<ApplicantScorecards, 'count' | 'yes'>,
): string {
  if (count === 0) return msg`No scorecards yet`;
  if (yes === null) return say`${plural(count, 'scorecard')} handed in`;
  return say`${yes} of ${count} yes`;
}

/** The reason why colleagues' scorecards are hidden, or why the reader writes none; empty where neither is so. */
export function explainSight({ others, own, isOnTeam, isDecided }: ApplicantScorecards): string {
  if (others === null && isDecided)
    return msg`This applicant is decided. You see the scorecards of applicants for whom you handed in your own.`;
  if (others === null)
    return msg`So that opinions stay independent, you see those of your colleagues after handing in your own.`;
  if (!isOnTeam)
    return msg`You read scorecards as an owner. To write one, join the hiring team of this posting.`;
  if (isDecided) return msg`This applicant is decided: scorecards stay as they are.`;
  return own === null ? msg`As a hiring manager you see all scorecards. You can still add your own.` : '';
}

/** The members of the company who are not on the team yet. */
export function colleaguesOutside({ colleagues }: HiringTeam, members: HiringTeam['members']) {
  return colleagues.filter(({ userId }) => members.every((member) => member.userId !== userId));
}
