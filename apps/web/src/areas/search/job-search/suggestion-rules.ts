import type { JobSearch, Suggestion } from '@waymark/contract/jobs/jobs';
import { msg } from '@waymark/contract/text/message';
import { recentBesideSuggestions } from './constants.ts';
import { fittingRecent, type RecentSearch } from './recent-rules.ts';

export interface SuggestionOption {
  key: string;
  kind: string;
  text: string;
  /** Distinguishes options with equal text; may be empty. */
  detail: string;
  /** Undefined for recent searches, and without open jobs. */
  jobs: number | undefined;
  /** The change of the search when it is chosen. */
  change: Partial<JobSearch>;
}

const kinds = { title: msg`Title`, skill: msg`Skill`, company: msg`Company`, place: msg`Place` } as const;

/** Companies and skills become filters; titles and places become typed text. */
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

/** The options below a field: recent searches first, then suggestions. */
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
      kind: msg`Recent`,
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
