import { useEffect, useState } from 'react';

/**
 * What time it is, in milliseconds since the epoch: first that of the rendering, so that server and browser write the
 * same, then the browser's. A page may have been made a day ago.
 */
export function useNow(renderedAt?: number): number {
  const [now, setNow] = useState(() => renderedAt ?? Date.now());
  useEffect(() => setNow(Date.now()), []);
  return now;
}
