import { useEffect, useState } from 'react';

const waitMs = 400;

/**
 * How what is written will look, a moment after the last letter; the one before while a new one is made. `ask` stays
 * the same function. Without a source it keeps what is there and asks for nothing.
 */
export function usePreview<Source, Preview>(
  source: Source | undefined,
  ask: (source: Source, signal: AbortSignal) => Promise<Preview>,
  nothing: Preview,
): Preview {
  const [preview, setPreview] = useState(nothing);
  useEffect(() => {
    if (source === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      // The next letter asks again.
      ask(source, stop.signal).then(setPreview, () => undefined);
    }, waitMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [source, ask]);
  return preview;
}
