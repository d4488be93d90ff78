import { draftPath } from '@waymark/contract/paths';
import type { DraftFields, PostingDraft } from '@waymark/contract/posting/postings';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { openChannel } from '../../../../lib/browser-storage.ts';
import { readDraft, removeDraft, storeDraft } from '../../../../lib/session-draft.ts';

const pauseMs = 700;
const retryMs = 5000;
const unsavedKey = 'posting-unsaved';

export type SaveState =
  | { type: 'idle' | 'waiting' | 'saving' | 'saved' }
  /** Another window or a colleague saved a newer version. */
  | { type: 'newer' }
  /** The draft was published or deleted elsewhere. */
  | { type: 'gone' }
  | { type: 'failed'; message: string };

/** The draft on the server. */
export interface SavedDraft {
  id: string;
  version: number;
}

interface Shown {
  fields: DraftFields;
  save: SaveState;
}

/** Saves a posting while it is typed, one save at a time, each over the last known version. */
class DraftSaver {
  saved: SavedDraft | null;
  isDirty = false;
  shown: Shown;
  #isStopped = false;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #saveListeners = new Set<(draft: SavedDraft) => void>();

  constructor(stored: PostingDraft | null, initial: DraftFields) {
    this.saved = stored;
    this.shown = { fields: stored?.fields ?? initial, save: { type: 'idle' } };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  onSaved(listener: (draft: SavedDraft) => void): () => void {
    this.#saveListeners.add(listener);
    return () => this.#saveListeners.delete(listener);
  }

  readonly change = (part: Partial<DraftFields>) => {
    this.isDirty = true;
    this.#show({ fields: { ...this.shown.fields, ...part } });
    if (this.#isStopped) return;
    if (this.shown.save.type !== 'failed') this.#show({ save: { type: 'waiting' } });
    this.#schedule(pauseMs);
  };

  /** Waits for a running save, then saves the rest. Returns null where the draft could not be saved. */
  readonly flush = async (): Promise<SavedDraft | null> => {
    this.pause();
    await this.#running;
    if ((this.isDirty || !this.saved) && !this.#isStopped) {
      this.#running = this.#save().finally(() => (this.#running = null));
      await this.#running;
    }
    return this.isDirty || this.#isStopped ? null : this.saved;
  };

  /** Resolves a conflict: shows the newer version, or saves this one over it. */
  readonly takeOver = async (whose: 'theirs' | 'mine') => {
    if (!this.saved) return;
    try {
      const input = { params: { draftId: this.saved.id } };
      const newer = (await callApi('GET /company/drafts/:draftId', input)).data;
      this.saved = newer;
      this.#isStopped = false;
      if (whose === 'mine') return this.change({});
      this.isDirty = false;
      this.#show({ fields: newer.fields, save: { type: 'saved' } });
    } catch (failure) {
      this.#refuse(failure);
    }
  };

  /** Keeps the fields as a new draft. */
  readonly startOver = () => {
    this.saved = null;
    this.#isStopped = false;
    this.change({});
  };

  /** Stops saving until the user resolves the conflict. */
  stop(type: 'newer' | 'gone') {
    this.#isStopped = true;
    this.#show({ save: { type } });
  }

  pause() {
    clearTimeout(this.#timer);
  }

  async #save(): Promise<void> {
    this.isDirty = false;
    this.#show({ save: { type: 'saving' } });
    try {
      this.saved = await write(this.saved, this.shown.fields);
    } catch (failure) {
      this.isDirty = true;
      return this.#refuse(failure);
    }
    const { saved } = this;
    this.#saveListeners.forEach((listener) => listener(saved));
    this.#show({ save: { type: this.isDirty ? 'waiting' : 'saved' } });
  }

  #refuse(failure: unknown) {
    const code = isApiError(failure) ? failure.code : '';
    if (code === 'conflict' && this.saved) return this.stop('newer');
    if (code === 'not_found') return this.stop('gone');
    this.#show({ save: { type: 'failed', message: messageOf(failure) } });
    // A refusal would repeat itself; a lost connection may come back.
    if (code === '' || code === 'unavailable' || code === 'internal') this.#schedule(retryMs);
  }

  #schedule(milliseconds: number) {
    this.pause();
    this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }

  #show(part: Partial<Shown>) {
    this.shown = { ...this.shown, ...part };
    this.#listeners.forEach((listener) => listener());
  }
}

/** Fails with `conflict` where the server has a newer version. */
async function write(saved: SavedDraft | null, fields: DraftFields): Promise<SavedDraft> {
  if (saved) {
    const input = { params: { draftId: saved.id }, body: { version: saved.version, fields } };
    return (await callApi('PUT /company/drafts/:draftId', input)).data;
  }
  const { data } = await callApi('POST /company/drafts', { body: { fields } });
  // A reload finds the draft; without a navigation the form keeps its focus.
  history.replaceState(history.state, '', draftPath(data.id));
  return data;
}

/** The unsaved fields of a page that was closed, for their author. */
interface Unsaved {
  owner: string;
  draftId: string | null;
  version: number;
  fields: DraftFields;
}

/** A posting that saves itself while it is typed, and tells other windows of this browser about each save. */
export function usePostingDraft(stored: PostingDraft | null, initial: DraftFields, owner: string) {
  const [saver] = useState(() => new DraftSaver(stored, initial));
  const { fields, save } = useSyncExternalStore(
    saver.subscribe,
    () => saver.shown,
    () => saver.shown,
  );
  useUnsavedFields(saver, owner);
  useOtherWindows(saver);
  const { change, flush, takeOver, startOver } = saver;
  /** The fields of a posting that was begun before; null for a new one. */
  const readBegun = () => (saver.saved || saver.isDirty ? saver.shown.fields : null);
  return { fields, save, saved: saver.saved, change, flush, takeOver, startOver, readBegun };
}

export type PostingForm = ReturnType<typeof usePostingDraft>;

/** A page that closes cannot wait for a save: this tab keeps the fields. Leaving it for another page saves them. */
function useUnsavedFields(saver: DraftSaver, owner: string) {
  const begin = useEffectEvent(() => {
    const unsaved = readDraft(unsavedKey) as Unsaved | null;
    removeDraft(unsavedKey);
    const { id = null, version = 0 } = saver.saved ?? {};
    const isOurs = unsaved?.owner === owner && unsaved.draftId === id && unsaved.version === version;
    if (isOurs) saver.change(unsaved.fields);
  });
  const keep = useEffectEvent(() => {
    if (!saver.isDirty) return;
    const { id = null, version = 0 } = saver.saved ?? {};
    const { fields } = saver.shown;
    storeDraft(unsavedKey, { owner, draftId: id, version, fields } satisfies Unsaved);
  });

  useEffect(() => {
    begin();
    const hide = () => keep();
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      saver.pause();
      // An untouched form leaves no draft behind.
      if (saver.isDirty) void saver.flush();
    };
  }, [saver]);
}

function useOtherWindows(saver: DraftSaver) {
  useEffect(() => {
    const channel = openChannel('posting-drafts');
    const forget = saver.onSaved(({ id, version }) =>
      channel?.postMessage({ id, version } satisfies SavedDraft),
    );
    channel?.addEventListener('message', ({ data }: MessageEvent<SavedDraft>) => {
      if (data.id === saver.saved?.id && data.version > saver.saved.version) saver.stop('newer');
    });
    return () => {
      forget();
      channel?.close();
    };
  }, [saver]);
}
