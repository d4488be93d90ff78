import type { SheetLine } from '@waymark/contract/resumes/resume-review';
import type { CSSProperties, KeyboardEvent } from 'react';
import styles from './resume-sheet.module.css';

interface LineButtonProps {
  line: SheetLine;
  /** On a picture, where it lies; on text it is in its place. */
  style?: CSSProperties;
  /** One line of all is reached by Tab, the others from there by the arrow keys. */
  isReached: boolean;
  onReach: (lineId: string) => void;
  onChoose: () => void;
}

/** A line that can be chosen to say something of it. */
export function LineButton({ line, style, isReached, onReach, onChoose }: LineButtonProps) {
  return (
    <button
      type="button"
      className={styles[style ? 'lineOver' : 'lineIn']}
      data-line={line.id}
      style={style}
      tabIndex={isReached ? 0 : -1}
      onFocus={() => onReach(line.id)}
      onKeyDown={moveByKey}
      onClick={onChoose}
    >
      <span className={styles[style ? 'spoken' : 'words']}>{line.text}</span>
    </button>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** To the next line and the one before, over the ends of pages. */
function moveByKey(event: KeyboardEvent<HTMLButtonElement>): void {
  const lines = [
    ...(event.currentTarget.closest('[data-sheet]')?.querySelectorAll<HTMLElement>('[data-line]') ?? []),
  ];
  const at = lines.indexOf(event.currentTarget);
  const target =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? lines.length - 1
        : event.key in steps
          ? at + (steps[event.key] ?? 0)
          : undefined;
  if (target === undefined) return;
  event.preventDefault();
  lines[Math.min(lines.length - 1, Math.max(0, target))]?.focus();
}
