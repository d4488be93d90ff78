import type { AccountExport } from '@waymark/contract/lifecycle/privacy';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../../lib/api-answer.ts';
import { findLatestExport } from '../api/find-latest-export.ts';
import { requestExport } from '../api/request-export.ts';
import { isBeingMade } from '../rules.ts';

const pollMs = 1_000;

/** The newest copy of one's data. While it is being made, it is looked at every second that the page is seen. */
export function useLatestExport() {
  const [copy, setCopy] = useState<AccountExport | null>();
  const [failure, setFailure] = useState('');
  const [round, setRound] = useState(0);
  const making = isBeingMade(copy);

  useEffect(() => {
    findLatestExport().then(setCopy, (reason: unknown) => setFailure(messageOf(reason)));
  }, []);

  useEffect(() => {
    if (!making) return;
    // One look at a time: where the network is slow they do not pile up. A look that fails is made again.
    function look() {
      if (document.visibilityState === 'hidden') return;
      void findLatestExport()
        .then(setCopy, () => undefined)
        .finally(() => setRound((before) => before + 1));
    }
    const timer = setTimeout(look, pollMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [making, round]);

  async function ask() {
    setFailure('');
    try {
      setCopy(await requestExport());
    } catch (reason) {
      setFailure(messageOf(reason));
    }
  }

  return { copy, failure, ask };
}
