import { useEffect, useState } from 'react';
import { useShortcuts } from '../../../../components/document/use-shortcuts.ts';
import { markId, type NumberedFinding } from '../rules.ts';

interface Target {
  rule: string;
  /** Whether one goes to what is said, or to the place that it means. */
  where: 'finding' | 'place';
}

/** The finding that is looked at: chosen at its place, in the list, or walked to by J and K. */
export function useFindingKeys(shown: readonly NumberedFinding[]) {
  // A new object each time: who presses the same number again is led there again.
  const [target, setTarget] = useState<Target>();

  function walk(step: number) {
    const at = shown.findIndex(({ rule }) => rule === target?.rule);
    const next = shown[at < 0 ? 0 : (at + step + shown.length) % shown.length];
    if (next) setTarget({ rule: next.rule, where: 'finding' });
  }

  const keys = useShortcuts({ j: () => walk(1), k: () => walk(-1) });

  useEffect(() => {
    if (!target) return;
    const mark = `[data-sheet] [data-mark="${markId(target.rule)}"]`;
    if (target.where === 'place') return whenThere(mark, goTo);
    document.querySelector(mark)?.scrollIntoView({ block: 'nearest' });
    const card = document.querySelector<HTMLElement>(`[data-finding="${target.rule}"]`);
    card?.scrollIntoView({ block: 'nearest' });
    card?.focus({ preventScroll: true });
  }, [target]);

  return {
    active: target?.rule,
    show: (rule: string) => setTarget({ rule, where: 'finding' }),
    showPlace: (rule: string) => setTarget({ rule, where: 'place' }),
    keys,
  };
}

function goTo(mark: HTMLElement) {
  mark.scrollIntoView({ block: 'center' });
  mark.focus({ preventScroll: true });
}

/** Pages are drawn when somebody asks for them: their marks are there a moment later. Gives what ends the waiting. */
function whenThere(selector: string, act: (element: HTMLElement) => void): (() => void) | undefined {
  const there = document.querySelector<HTMLElement>(selector);
  if (there) {
    act(there);
    return undefined;
  }
  const observer = new MutationObserver(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    observer.disconnect();
    act(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
