import type { Anchor, SheetPage } from '@waymark/contract/resumes/resume-review';
import { LineButton } from './line-buttons.tsx';
import { placeOfLine } from './place-of.ts';
import styles from './resume-sheet.module.css';
import { MarkButton, withNumbers, type SheetMark } from './sheet-marks.tsx';

interface PageTextProps {
  page: SheetPage;
  marks: readonly SheetMark[];
  active: string | undefined;
  reached: string | undefined;
  onReach: (lineId: string) => void;
  onActivate: (id: string) => void;
  onPlace: ((anchor: Anchor) => void) | undefined;
}

/** A page as it was read, line by line in the order of the document. */
export function PageText({ page, marks, active, reached, onReach, onActivate, onPlace }: PageTextProps) {
  // An area that was drawn belongs to no line: its number stands at the head of the page.
  const loose = withNumbers(marks).filter(({ anchor }) => !page.lines.some(({ id }) => id === anchor.line));
  return (
    <div className={styles['text']}>
      {loose.length > 0 && (
        <p className={styles['loose']}>
          {loose.map((mark) => (
            <MarkButton key={mark.id} mark={mark} isActive={mark.id === active} onActivate={onActivate} />
          ))}
        </p>
      )}
      <ol className={styles['lines']}>
        {page.lines.map((line) => {
          const own = marks.filter(({ anchor }) => anchor.line === line.id);
          return (
            <li
              key={line.id}
              className={styles['line']}
              data-kind={own[0]?.kind}
              data-active={own.some(({ id }) => id === active) || undefined}
            >
              {onPlace ? (
                <LineButton
                  line={line}
                  isReached={line.id === reached}
                  onReach={onReach}
                  onChoose={() => onPlace(placeOfLine(page, line))}
                />
              ) : (
                <span className={styles['words']}>{line.text}</span>
              )}
              {withNumbers(own).map((mark) => (
                <MarkButton key={mark.id} mark={mark} isActive={mark.id === active} onActivate={onActivate} />
              ))}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
