import type { Suggestion } from '@waymark/contract/jobs/jobs';
import { useEffect, useState } from 'react';
import { listSuggestions } from '../api/list-suggestions.ts';

const typingPauseMs = 80;
const longestAsked = 80;

/** Suggestions for what is typed. An answer that was overtaken by more typing is never shown. */
export function useSuggestions(
  typed: string,
  field: 'words' | 'place',
  open: boolean,
): readonly Suggestion[] {
  const [answer, setAnswer] = useState<{ q: string; found: readonly Suggestion[] }>({ q: '', found: [] });
  const q = typed.trim();
  const asks = open && q !== '' && q.length <= longestAsked;
  useEffect(() => {
    if (!asks) return;
    const older = new AbortController();
    const pause = setTimeout(() => {
      void listSuggestions(q, field, older.signal).then((found) => {
        if (!older.signal.aborted) setAnswer({ q, found });
      });
    }, typingPauseMs);
    return () => {
      clearTimeout(pause);
      older.abort();
    };
  }, [q, field, asks]);
  // While the next answer is on its way the last one stays if the typing only went on from it.
  return asks && answer.q && q.startsWith(answer.q) ? answer.found : [];
}
