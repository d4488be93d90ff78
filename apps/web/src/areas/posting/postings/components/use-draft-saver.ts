import { draftPath } from '@waymark/contract/paths';
import type { DraftFields, PostingDraft } from '@waymark/contract/posting/postings';
import { useState, useSyncExternalStore } from 'react';
import { isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { getDraft } from '../api/get-draft.ts';

const pauseMs = 700;
const retryMs = 5000;

export type SaveState =
  | { type: 'idle' | 'waiting' | 'saving' | 'saved' }
  /** Somebody saved a newer one: another window, or a colleague. */
  | { type: 'newer' }
  /** It was published or deleted elsewhere. */
  | { type: 'gone' }
  | { type: 'failed'; message: string };

/** A draft as the server has it. */
export interface SavedDraft {
  id: string;
  version: number;
}

interface Shown {
  fields: DraftFields;
  save: SaveState;
}

/** Saves a posting while it is typed, one save at a time, each over the version that was read last. */
export class DraftSaver {
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

  /** Tells of each save. */
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

  /** Saves what is not saved yet, after a save that is under way. Gives what the server has then. */
  readonly flush = async (): Promise<SavedDraft | null> => {
    this.pause();
    await this.#running;
    if ((this.isDirty || !this.saved) && !this.#isStopped) {
      this.#running = this.#save().finally(() => (this.#running = null));
      await this.#running;
    }
    return this.isDirty || this.#isStopped ? null : this.saved;
  };

  /** Goes on from what is newer elsewhere: with its words, or with those here saved over it. */
  readonly takeOver = async (whose: 'theirs' | 'mine') => {
    if (!this.saved) return;
    try {
      const newer = await getDraft(this.saved.id);
      this.saved = newer;
      this.#isStopped = false;
      if (whose === 'mine') return this.change({});
      this.isDirty = false;
      this.#show({ fields: newer.fields, save: { type: 'saved' } });
    } catch (failure) {
      this.#refuse(failure);
    }
  };

  /** Begins a new draft with what is here. */
  readonly startOver = () => {
    this.saved = null;
    this.#isStopped = false;
    this.change({});
  };

  /** Saves nothing more until somebody chooses which of two versions stays. */
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
    // What the server refused is refused again; a connection comes back.
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

async function write(saved: SavedDraft | null, fields: DraftFields): Promise<SavedDraft> {
  if (saved) return saveDraft(saved.id, saved.version, fields);
  const created = await createDraft(fields);
  // A reload finds it again; the form stays as it is, with the focus where somebody types.
  history.replaceState(history.state, '', draftPath(created.id));
  return created;
}

export function useDraftSaver(stored: PostingDraft | null, initial: DraftFields) {
  const [saver] = useState(() => new DraftSaver(stored, initial));
  const shown = useSyncExternalStore(
    saver.subscribe,
    () => saver.shown,
    () => saver.shown,
  );
  return { saver, ...shown };
}

async function createDraft(fields: DraftFields): Promise<PostingDraft> {
  return (await callApi('POST /company/drafts', { body: { fields } })).data;
}

/** Saves over the version that was read; rejects with `conflict` where there is a newer one. */
async function saveDraft(draftId: string, version: number, fields: DraftFields): Promise<PostingDraft> {
  const input = { params: { draftId }, body: { version, fields } };
  return (await callApi('PUT /company/drafts/:draftId', input)).data;
}
