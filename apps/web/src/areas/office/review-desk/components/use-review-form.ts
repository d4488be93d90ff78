import type { ReviewSection } from '@waymark/contract/resumes/choices/resume-review';
import type { Anchor, ReviewComment } from '@waymark/contract/resumes/resume-review';
import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { ReviewSaver } from './use-review-saver.ts';

/** A review that saves itself while it is typed; other windows of this browser are told of each save. */
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
    const channel = new BroadcastChannel('review-desk');
    const forget = saver.onSaved((version) => channel.postMessage({ reviewId, version }));
    channel.addEventListener('message', ({ data }: MessageEvent<{ reviewId: string; version: number }>) => {
      if (data.reviewId === reviewId) saver.meet(data.version);
    });
    return () => {
      forget();
      channel.close();
    };
  }, [saver, reviewId]);
}

/** A page that is only left saves what is typed; one that closes asks first. */
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
