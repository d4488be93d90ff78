import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import type { ReviewSection } from '@waymark/contract/resumes/choices';
import type { Anchor, ReviewComment, ReviewFields } from '@waymark/contract/resumes/resume-review';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { openChannel } from '../../../../lib/browser-storage.ts';

const pauseMs = 700;
const retryMs = 5000;

export type SaveState =
  | { type: 'idle' | 'waiting' | 'saving' | 'saved' }
  /** Another window of this reviewer has saved. */
  | { type: 'newer' }
  /** It was withdrawn, taken over or published: nothing more is saved. */
  | { type: 'lost'; message: string }
  | { type: 'failed'; message: string };

interface Shown {
  fields: ReviewFields;
  save: SaveState;
}

/** Saves a review while it is typed, one save at a time, each over the version that was loaded last. */
class ReviewSaver {
  version: number;
  isDirty = false;
  shown: Shown;
  readonly #reviewId: string;
  #isStopped = false;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #saveListeners = new Set<(version: number) => void>();

  constructor({ id, version, fields }: Pick<DeskReviewDetail, 'id' | 'version' | 'fields'>) {
    this.#reviewId = id;
    this.version = version;
    this.shown = { fields, save: { type: 'idle' } };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  onSaved(listener: (version: number) => void): () => void {
    this.#saveListeners.add(listener);
    return () => this.#saveListeners.delete(listener);
  }

  readonly change = (change: (fields: ReviewFields) => ReviewFields) => {
    this.isDirty = true;
    this.#show({ fields: change(this.shown.fields) });
    if (this.#isStopped) return;
    if (this.shown.save.type !== 'failed') this.#show({ save: { type: 'waiting' } });
    this.#schedule(pauseMs);
  };

  /** Saves pending changes after a save that is under way; false when they could not be saved. */
  readonly flush = async (): Promise<boolean> => {
    this.pause();
    await this.#running;
    if (this.isDirty && !this.#isStopped) {
      this.#running = this.#save().finally(() => (this.#running = null));
      await this.#running;
    }
    return !this.isDirty && !this.#isStopped;
  };

  /** Settles a conflict with another window: loads its version, or saves this one over it. */
  readonly takeOver = async (keep: 'theirs' | 'mine') => {
    try {
      const newer = await this.#load();
      this.version = newer.version;
      this.#isStopped = false;
      if (keep === 'mine') return this.change((fields) => fields);
      this.isDirty = false;
      this.#show({ fields: newer.fields, save: { type: 'saved' } });
    } catch (failure) {
      await this.#refuse(failure);
    }
  };

  /** Another window has saved this version. */
  meet(version: number) {
    if (version <= this.version) return;
    this.#isStopped = true;
    this.#show({ save: { type: 'newer' } });
  }

  pause() {
    clearTimeout(this.#timer);
  }

  async #save(): Promise<void> {
    this.isDirty = false;
    this.#show({ save: { type: 'saving' } });
    try {
      const { data } = await callApi('PUT /staff/reviews/:reviewId/draft', {
        params: { reviewId: this.#reviewId },
        body: { version: this.version, fields: this.shown.fields },
      });
      this.version = data.version;
    } catch (failure) {
      this.isDirty = true;
      return this.#refuse(failure);
    }
    this.#saveListeners.forEach((listener) => listener(this.version));
    this.#show({ save: { type: this.isDirty ? 'waiting' : 'saved' } });
  }

  async #refuse(failure: unknown): Promise<void> {
    const code = isApiError(failure) ? failure.code : '';
    if (code === 'not_found' || code === 'forbidden') return this.#lose(messageOf(failure));
    if (code === 'conflict') return this.#explainConflict(failure);
    this.#show({ save: { type: 'failed', message: messageOf(failure) } });
    // Only failures of the connection or the server are worth another try.
    if (code === '' || code === 'unavailable' || code === 'internal') this.#schedule(retryMs);
  }

  /** The reviewer can settle a conflict with another window, but not with a colleague who took the request over. */
  async #explainConflict(failure: unknown): Promise<void> {
    const newer = await this.#load().catch(() => null);
    if (newer?.isOpen && newer.claim?.isMine) return this.meet(newer.version);
    this.#lose(messageOf(failure));
  }

  async #load(): Promise<DeskReviewDetail> {
    return (await callApi('GET /staff/reviews/:reviewId', { params: { reviewId: this.#reviewId } })).data;
  }

  #lose(message: string) {
    this.#isStopped = true;
    this.#show({ save: { type: 'lost', message } });
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

/** The fields of a review, saved while they are typed; other windows of this browser hear of each save. */
export function useReviewForm(review: DeskReviewDetail) {
  const [saver] = useState(() => new ReviewSaver(review));
  const { fields, save } = useSyncExternalStore(
    saver.subscribe,
    () => saver.shown,
    () => saver.shown,
  );
  useOtherWindows(saver, review.id);
  useLeaving(saver);

  function addComment(anchor: Anchor | null, part: Partial<ReviewComment> = {}): string {
    const comment: ReviewComment = { id: crypto.randomUUID(), kind: 'change', text: '', anchor, ...part };
    saver.change((before) => ({ ...before, comments: [...before.comments, comment] }));
    return comment.id;
  }

  return {
    fields,
    save,
    saver,
    addComment,
    changeComment(id: string, change: Partial<ReviewComment>) {
      saver.change((before) => ({
        ...before,
        comments: before.comments.map((one) => (one.id === id ? { ...one, ...change } : one)),
      }));
    },
    removeComment(id: string) {
      saver.change((before) => ({ ...before, comments: before.comments.filter((one) => one.id !== id) }));
    },
    restoreComment(comment: ReviewComment) {
      saver.change((before) => ({ ...before, comments: [...before.comments, comment] }));
    },
    declineRule(rule: string) {
      saver.change((before) => ({ ...before, declinedRules: [...(before.declinedRules ?? []), rule] }));
    },
    reconsiderRule(rule: string) {
      saver.change((before) => ({
        ...before,
        declinedRules: (before.declinedRules ?? []).filter((one) => one !== rule),
      }));
    },
    changeSection(name: ReviewSection, change: { score?: number; text?: string }) {
      saver.change((before) => ({
        ...before,
        sections: { ...before.sections, [name]: { ...before.sections[name], ...change } },
      }));
    },
    changeSummary(summary: string) {
      saver.change((before) => ({ ...before, summary }));
    },
  };
}

export type ReviewForm = ReturnType<typeof useReviewForm>;

function useOtherWindows(saver: ReviewSaver, reviewId: string) {
  useEffect(() => {
    const channel = openChannel('review-desk');
    const forget = saver.onSaved((version) => channel?.postMessage({ reviewId, version }));
    channel?.addEventListener('message', ({ data }: MessageEvent<{ reviewId: string; version: number }>) => {
      if (data.reviewId === reviewId) saver.meet(data.version);
    });
    return () => {
      forget();
      channel?.close();
    };
  }, [saver, reviewId]);
}

/** Saves when the reviewer goes to another page, and asks before the window closes. */
function useLeaving(saver: ReviewSaver) {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (saver.isDirty) event.preventDefault();
  });
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => ask(event);
    addEventListener('beforeunload', onUnload);
    return () => {
      removeEventListener('beforeunload', onUnload);
      void saver.flush();
    };
  }, [saver]);
}
