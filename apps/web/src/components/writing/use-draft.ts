import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError, messageOf } from '../../lib/api-answer.ts';

const waitMs = 800;

export interface Draft<T> {
  draft: T;
  change(changed: Partial<T>): void;
  /** What the page says of it. */
  state: 'saved' | 'waiting' | 'saving' | 'failed' | 'elsewhere';
  failure: string;
  /** Saves what is not saved yet; gives the version, or nothing where it could not be saved. */
  flush(): Promise<number | undefined>;
}

/** Saves a draft of the version that was read; gives the version that it is now. */
export type SaveDraft<T> = (version: number, draft: T, options?: { keepalive?: boolean }) => Promise<number>;

interface Saved<T> {
  draft: T;
  version: number;
}

/**
 * Keeps what is typed on the server, a moment after the last letter. One save at a time, each of the version before:
 * what was saved in another window is never overwritten.
 */
export function useDraft<T extends object>(read: Saved<T>, saveDraft: SaveDraft<T>): Draft<T> {
  const [draft, setDraft] = useState(read.draft);
  const [state, setState] = useState<Draft<T>['state']>('saved');
  const [failure, setFailure] = useState('');
  const [kept] = useState(() => new DraftStore(read, saveDraft));

  async function save(): Promise<void> {
    if (!kept.isChanged) return;
    setState('saving');
    try {
      await kept.save();
      setFailure('');
      setState(kept.isChanged ? 'waiting' : 'saved');
    } catch (reason) {
      setFailure(messageOf(reason));
      setState(isApiError(reason) && reason.code === 'conflict' ? 'elsewhere' : 'failed');
      throw reason;
    }
  }

  const saveLater = useEffectEvent(() => void kept.inTurn(save).catch(() => undefined));
  const leave = useEffectEvent(() => state !== 'elsewhere' && kept.leave());

  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => saveLater(), waitMs);
    return () => clearTimeout(timer);
  }, [draft, state]);

  useEffect(() => {
    const leaveNow = () => void leave();
    addEventListener('pagehide', leaveNow);
    return () => removeEventListener('pagehide', leaveNow);
  }, []);

  return {
    draft,
    state,
    failure,
    change(changed) {
      setDraft(kept.change(changed));
      if (state !== 'elsewhere') setState('waiting');
    },
    async flush() {
      const isSaved = await kept.inTurn(save).then(
        () => true,
        () => false,
      );
      return isSaved ? kept.version : undefined;
    },
  };
}

/** What is typed and what of it the server has. */
class DraftStore<T extends object> {
  readonly #saveDraft: SaveDraft<T>;
  #latest: T;
  #saved: T;
  #turn: Promise<void> = Promise.resolve();
  version: number;

  constructor({ draft, version }: Saved<T>, saveDraft: SaveDraft<T>) {
    this.#saveDraft = saveDraft;
    this.#latest = draft;
    this.#saved = draft;
    this.version = version;
  }

  get isChanged(): boolean {
    return this.#latest !== this.#saved;
  }

  change(changed: Partial<T>): T {
    this.#latest = { ...this.#latest, ...changed };
    return this.#latest;
  }

  async save(): Promise<void> {
    const sent = this.#latest;
    this.version = await this.#saveDraft(this.version, sent);
    this.#saved = sent;
  }

  /** After the one that is under way, whatever became of it. */
  inTurn(save: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.catch(() => undefined).then(save);
    return this.#turn;
  }

  /** Saves when the page closes, without waiting for the response. */
  leave(): void {
    if (!this.isChanged) return;
    this.#saveDraft(this.version, this.#latest, { keepalive: true }).catch(() => undefined);
  }
}
