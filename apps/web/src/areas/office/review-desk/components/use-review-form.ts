import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import type { ReviewSection } from '@waymark/contract/resumes/choices';
import type { Anchor, ReviewComment, ReviewFields } from '@waymark/contract/resumes/resume-review';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { openChannel } from '../../../../lib/browser-storage.ts';
import { Saver } from '../../../../lib/drafts/saver.ts';

type Stopped =
  /** Another window of this reviewer has saved. */
  | { type: 'newer' }
  /** It was withdrawn, taken over or published: nothing more is saved. */
  | { type: 'lost'; message: string };
export type SaveState = ReviewSaver['shown']['save'];

/** A review; its versions are numbers. */
class ReviewSaver extends Saver<ReviewFields, number, Stopped> {
  version: number;
  readonly #params: { reviewId: string };

  constructor({ id, version, fields }: Pick<DeskReviewDetail, 'id' | 'version' | 'fields'>) {
    super(fields);
    this.#params = { reviewId: id };
    this.version = version;
  }

  readonly change = (change: (fields: ReviewFields) => ReviewFields) => this.put(change(this.shown.fields));

  readonly flush = () => this.saveRest();

  /** Settles a conflict with another window: loads its version, or saves this one over it. */
  readonly takeOver = async (keep: 'theirs' | 'mine') => {
    try {
      const newer = await this.#load();
      this.version = newer.version;
      this.isStopped = false;
      if (keep === 'mine') this.put(this.shown.fields);
      else this.replace(newer.fields);
    } catch (failure) {
      await this.fail(failure);
    }
  };

  /** Another window has saved this version. */
  meet(version: number) {
    if (version > this.version) this.halt({ type: 'newer' });
  }

  protected override async write(fields: ReviewFields) {
    const body = { version: this.version, fields };
    const { data } = await callApi('PUT /staff/reviews/:reviewId/draft', { params: this.#params, body });
    this.version = data.version;
    return data.version;
  }

  protected override async refuse(code: string, failure: unknown) {
    const newer = code === 'conflict' ? await this.#load().catch(() => null) : null;
    // The reviewer can settle a conflict with another window, but not with a colleague who took the request over.
    if (newer?.isOpen && newer.claim?.isMine) this.meet(newer.version);
    else if (code === 'conflict' || code === 'not_found' || code === 'forbidden') {
      this.halt({ type: 'lost', message: messageOf(failure) });
    } else return false;
    return true;
  }

  async #load(): Promise<DeskReviewDetail> {
    return (await callApi('GET /staff/reviews/:reviewId', { params: this.#params })).data;
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
