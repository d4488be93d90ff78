import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import type { ReviewFields } from '@waymark/contract/resumes/resume-review';
import { isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { getReview } from '../api/get-review.ts';

const pauseMs = 700;
const retryMs = 5000;

export type SaveState =
  | { type: 'idle' | 'waiting' | 'saving' | 'saved' }
  /** Another window of this reviewer was there before. */
  | { type: 'newer' }
  /** It was withdrawn, taken over or published: nothing more is saved. */
  | { type: 'lost'; message: string }
  | { type: 'failed'; message: string };

interface Shown {
  fields: ReviewFields;
  save: SaveState;
}

/** Saves a review while it is typed, one save at a time, each over the version that was read last. */
export class ReviewSaver {
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

  /** Tells of each save. */
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

  /** Saves what is not saved yet, after a save that is under way; false where something keeps it from that. */
  readonly flush = async (): Promise<boolean> => {
    this.pause();
    await this.#running;
    if (this.isDirty && !this.#isStopped) {
      this.#running = this.#save().finally(() => (this.#running = null));
      await this.#running;
    }
    return !this.isDirty && !this.#isStopped;
  };

  /** Goes on from what another window has saved: with its words, or with those here saved over it. */
  readonly takeOver = async (whose: 'theirs' | 'mine') => {
    try {
      const newer = await getReview(this.#reviewId);
      this.version = newer.version;
      this.#isStopped = false;
      if (whose === 'mine') return this.change((fields) => fields);
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
      this.version = await saveReview(this.#reviewId, this.version, this.shown.fields);
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
    // What the server refused is refused again; a connection comes back.
    if (code === '' || code === 'unavailable' || code === 'internal') this.#schedule(retryMs);
  }

  /** A second window of one's own can be settled here, a colleague who has taken the request over cannot. */
  async #explainConflict(failure: unknown): Promise<void> {
    const newer = await getReview(this.#reviewId).catch(() => null);
    if (newer?.isOpen && newer.claim?.isMine) return this.meet(newer.version);
    this.#lose(messageOf(failure));
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

/** Saves over the version that was read last, and gives the new one. */
async function saveReview(reviewId: string, version: number, fields: ReviewFields): Promise<number> {
  const input = { params: { reviewId }, body: { version, fields } };
  return (await callApi('PUT /staff/reviews/:reviewId/draft', input)).data.version;
}
