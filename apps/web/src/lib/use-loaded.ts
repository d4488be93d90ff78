import type { ApiError } from '@waymark/contract/errors';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { apiErrorOf } from './api-answer.ts';

interface LoadState<Data> {
  /** The last answer: it stays while the next one is on its way, and when that one fails. */
  data: Data | undefined;
  failure: ApiError | undefined;
}

interface Loaded<Data> extends LoadState<Data> {
  reload: () => void;
  /** Replaces or changes the data, such as by the answer of a call that changed it. */
  setData: (change: Data | ((before: Data) => Data)) => void;
}

/**
 * Data of a part that loads after its page or on a user's action: at first, when one of `deps` changes, and on
 * `reload`. Data of whole pages belongs in the route's `clientLoader`.
 */
export function useLoaded<Data>(
  load: (signal: AbortSignal) => Promise<Data>,
  deps: readonly unknown[],
): Loaded<Data> {
  const [state, setState] = useState<LoadState<Data>>({ data: undefined, failure: undefined });
  const [reloads, setReloads] = useState(0);
  const start = useEffectEvent(load);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    start(signal).then(
      (data) => signal.aborted || setState({ data, failure: undefined }),
      (reason: unknown) => signal.aborted || setState(({ data }) => ({ data, failure: apiErrorOf(reason) })),
    );
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the caller lists what its `load` reads
  }, [...deps, reloads]);

  const reload = useCallback(() => setReloads((count) => count + 1), []);
  const setData = useCallback(
    (change: Data | ((before: Data) => Data)) =>
      setState(({ data }) => ({
        data: isUpdate(change) ? data && change(data) : change,
        failure: undefined,
      })),
    [],
  );
  return { ...state, reload, setData };
}

function isUpdate<Data>(change: Data | ((before: Data) => Data)): change is (before: Data) => Data {
  return typeof change === 'function';
}
