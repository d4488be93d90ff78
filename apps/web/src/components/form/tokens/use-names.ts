import { useEffect, useState } from 'react';

const typingPauseMs = 120;

/** What a beginning may go on to; an answer that was overtaken by more typing is never shown. */
export function useNames(
  typed: string,
  list: ((q: string, signal: AbortSignal) => Promise<string[]>) | undefined,
): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  const q = typed.trim().slice(0, 80);
  useEffect(() => {
    if (!list || q === '') return;
    const older = new AbortController();
    const pause = setTimeout(() => {
      void list(q, older.signal).then((found) => {
        if (!older.signal.aborted) setNames(found);
      });
    }, typingPauseMs);
    return () => {
      clearTimeout(pause);
      older.abort();
    };
  }, [q, list]);
  return q === '' ? [] : names;
}
