import { positiveRecommendations } from '@waymark/contract/hiring/choices';
import type { ApplicantScorecards, Scorecard } from '@waymark/contract/hiring/scorecards';
import type { Sight } from '../hiring-team/policy.ts';
import type { listCriteria, ScorecardRow } from './queries.ts';

interface Parts {
  criteria: Awaited<ReturnType<typeof listCriteria>>;
  isOnTeam: boolean;
  isDecided: boolean;
}

/** The scorecards of an applicant as their reader may see them. */
export function presentScorecards(
  rows: readonly ScorecardRow[],
  { userId, sight }: { userId: string; sight: Sight },
  parts: Parts,
): ApplicantScorecards {
  const own = rows.find((row) => row.author_id === userId);
  const isOpen = sight === 'all' || (sight === 'own-first' && own !== undefined);
  const isPositive = ({ recommendation }: ScorecardRow) => positiveRecommendations.includes(recommendation);
  return {
    ...parts,
    own: own ? presentScorecard(own) : null,
    others: isOpen ? rows.filter((row) => row !== own).map(presentScorecard) : null,
    count: rows.length,
    yes: isOpen ? rows.filter(isPositive).length : null,
  };
}

function presentScorecard({ id, author, recommendation, text, scores, updated_at }: ScorecardRow): Scorecard {
  return { id, author, recommendation, text, scores, updatedAt: updated_at.toISOString() };
}
