import type { JobSearch, Suggestion } from '@waymark/contract/jobs/jobs';
import { recentBesideSuggestions } from './constants.ts';
import { fittingRecent, type RecentSearch } from './recent-rules.ts';

export interface SuggestionOption {
  key: string;
  kind: string;
  text: string;
  /** What tells it apart; empty where nothing has to. */
  detail: string;
  /** Undefined for what was searched for before, and where there is none yet. */
  jobs: number | undefined;
  /** What choosing it asks for. */
  change: Partial<JobSearch>;
}

const kinds = { title: 'Title', skill: 'Skill', company: 'Company', place: 'Place' } as const;

/** A company is searched for as such, a skill as a skill; a title or place as if it had been typed. */
function changeOf({ kind, value }: Suggestion): Partial<JobSearch> {
  switch (kind) {
    case 'company':
      return { q: '', company: [value] };
    case 'skill':
      return { q: '', skill: value };
    case 'title':
      return { q: value };
    case 'place':
      return { location: value };
  }
}

/** What the list under a field offers: own searches first where they fit, then what the board has. */
export function optionsOf(
  recent: readonly RecentSearch[],
  found: readonly Suggestion[],
  field: 'words' | 'place',
  typed: string,
): SuggestionOption[] {
  const fitting = fittingRecent(recent, field, typed);
  const own = typed.trim() ? fitting.slice(0, recentBesideSuggestions) : fitting;
  return [
    ...own.map(({ q, location }) => ({
      key: `recent ${q} ${location}`,
      kind: 'Recent',
      text: field === 'words' ? q : location,
      detail: field === 'words' ? location : '',
      jobs: undefined,
      change: field === 'words' ? { q, location } : { location },
    })),
    ...found.map((suggestion) => ({
      key: `${suggestion.kind} ${suggestion.value}`,
      kind: kinds[suggestion.kind],
      text: suggestion.text,
      detail: suggestion.detail,
      jobs: suggestion.jobs || undefined,
      change: changeOf(suggestion),
    })),
  ];
}
