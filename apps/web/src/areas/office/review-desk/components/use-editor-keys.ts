import type { ReviewComment } from '@waymark/contract/resumes/resume-review';
import { useEffect, useState } from 'react';
import { useShortcuts } from '../../../../components/document/use-shortcuts.ts';

interface EditorKeys {
  ordered: readonly ReviewComment[];
  /** The comment that one is at. */
  target: { id: string } | undefined;
  isWritable: boolean;
  onActive: (id: string) => void;
  onPane: (pane: 'resume' | 'review') => void;
  onComment: () => void;
  onView: () => void;
}

/** What the letters of the editor do, and their list. */
export function useEditorKeys(props: EditorKeys) {
  const { ordered, target, isWritable, onActive, onPane, onComment, onView } = props;
  const [isListOpen, setListOpen] = useState(false);

  // Where a place is shown on narrow screens, it is there only with the next picture of the page.
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

  // The comment that is begun or walked to is where one writes next.
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
