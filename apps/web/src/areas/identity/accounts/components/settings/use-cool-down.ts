import { useEffect, useState } from 'react';

/** Seconds until something may be asked for again; 0 when it may. */
export function useCoolDown(): { secondsLeft: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((end - now) / 1_000));
  const running = secondsLeft > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [running]);

  function start(seconds: number) {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1_000);
  }

  return { secondsLeft, start };
}
