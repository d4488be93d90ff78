import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import type { Anchor, ReviewComment } from '@waymark/contract/resumes/resume-review';
import { useMemo, useState, useEffect } from 'react';
import { orderComments } from '../../../../components/document/number-comments.ts';
import { useShortcuts } from '../../../../components/document/use-shortcuts.ts';
import { useReviewForm } from './use-review-form.ts';

export type Pane = 'resume' | 'review';

/** The state of the editor: the form, the active comment, and the panes that are shown. */
export function useEditor(review: DeskReviewDetail) {
  const form = useReviewForm(review);
  // A new object each time, so that pressing the same number again scrolls to its place again.
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
    // Pressing a line twice leads to the comment that is still empty.
    const empty = comments.find(
      (one) => one.text === '' && one.anchor && anchor?.line && one.anchor.line === anchor.line,
    );
    show(empty?.id ?? form.addComment(anchor), 'review');
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

interface EditorKeys {
  ordered: readonly ReviewComment[];
  /** The active comment. */
  target: { id: string } | undefined;
  isWritable: boolean;
  onActive: (id: string) => void;
  onPane: (pane: 'resume' | 'review') => void;
  onComment: () => void;
  onView: () => void;
}

/** The keyboard shortcuts of the editor, and their dialog. */
function useEditorKeys(props: EditorKeys) {
  const { ordered, target, isWritable, onActive, onPane, onComment, onView } = props;
  const [isListOpen, setListOpen] = useState(false);

  // On narrow screens the pane is there only after the next frame.
  const focus = (selector: string) =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());

  function walk(step: number) {
    if (ordered.length === 0) return;
    const at = ordered.findIndex(({ id }) => id === target?.id);
    const next = ordered[at < 0 ? 0 : (at + step + ordered.length) % ordered.length];
    onPane('review');
    if (next) onActive(next.id);
  }

  const { areOn, turn } = useShortcuts({
    l: () => {
      onPane('resume');
      focus('[data-line][tabindex="0"]');
    },
    ...(isWritable && { c: onComment }),
    j: () => walk(1),
    k: () => walk(-1),
    g: () => {
      onPane('review');
      focus('[data-scores] input:checked, [data-scores] input');
    },
    s: () => {
      onPane('review');
      focus('[data-summary] textarea');
    },
    v: onView,
    p: () => {
      onPane('review');
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-publish] button')?.click());
    },
    '?': () => setListOpen(true),
  });

  // The reviewer writes next in the comment that was added or walked to.
  useEffect(() => {
    if (!target) return;
    const card = document.querySelector<HTMLElement>(`[data-comment="${target.id}"]`);
    card?.scrollIntoView({ block: 'nearest' });
    (card?.querySelector<HTMLElement>('textarea') ?? card)?.focus({ preventScroll: true });
    document.querySelector(`[data-sheet] [data-mark="${target.id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [target]);

  return {
    showList: () => setListOpen(true),
    dialog: { open: isListOpen, areOn, onTurn: turn, onClose: () => setListOpen(false) },
  };
}
