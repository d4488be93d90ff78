import type { Anchor } from '@waymark/contract/resumes/resume-review';
import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import { useMemo, useState } from 'react';
import { orderComments } from '../../../../components/document/number-comments.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useReviewForm } from './use-review-form.ts';

export type Pane = 'resume' | 'review';

/** A review that is being written: its form, the comment one is at, and what is shown. */
export function useEditor(review: DeskReviewDetail) {
  const form = useReviewForm(review);
  // A new object each time: who presses the same number again is led to its place again.
  const [target, setTarget] = useState<{ id: string }>();
  const [view, setView] = useState<'picture' | 'text'>(review.sheet.format === 'pdf' ? 'picture' : 'text');
  const [pane, setPane] = useState<Pane>('resume');
  const { comments } = form.fields;
  const ordered = useMemo(() => orderComments(comments, review.sheet), [comments, review.sheet]);
  const isMine = review.isOpen && review.claim?.isMine === true;
  const isWritable = isMine && form.save.type !== 'lost';

  function show(id: string, where: Pane) {
    setPane(where);
    setTarget({ id });
  }

  function place(anchor: Anchor | null) {
    // A line that is pressed twice is not to be said nothing of twice.
    const begun = comments.find(
      (one) => one.text === '' && one.anchor && anchor?.line && one.anchor.line === anchor.line,
    );
    show(begun?.id ?? form.addComment(anchor), 'review');
  }

  const keys = useEditorKeys({
    ordered,
    target,
    isWritable,
    onActive: (id) => show(id, 'review'),
    onPane: setPane,
    onComment: () => place(null),
    onView: () => setView((before) => (before === 'text' ? 'picture' : 'text')),
  });
  const active = target?.id;
  return { form, ordered, active, isWritable, view, setView, pane, setPane, place, show, keys };
}

export type Editor = ReturnType<typeof useEditor>;
