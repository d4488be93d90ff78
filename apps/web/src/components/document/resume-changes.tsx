import type { ResumeChanges as Changes } from '@waymark/contract/resumes/resume-review';
import { Fragment } from 'react';
import ui from '../../styles/primitives.module.css';
import styles from './resume-text.module.css';
import { useSay } from '../../lib/languages/say.ts';

type Change = Changes[number];

/** What came, what went, and a little of what stands around it. */
export function ResumeChanges({ changes }: { changes: Changes }) {
  const say = useSay();
  if (changes.every(({ kind }) => kind === 'same')) {
    return <p className={ui['soft']}>{say`Both resumes say the same.`}</p>;
  }
  return (
    <p className={`${styles['changes']} ${ui['textSm']}`}>
      {changes.map((change, at) => (
        // The same words may come and go in several places.
        <Fragment key={`${change.kind} ${at}`}>
          {isApart(changes[at - 1], change) && ' '}
          {change.kind === 'same' ? (
            around(change.text, at === 0, at === changes.length - 1)
          ) : (
            <Changed {...change} />
          )}
        </Fragment>
      ))}
    </p>
  );
}

/** A line break of its own is drawn as the key that makes it. */
function Changed({ kind, text }: Change) {
  const say = useSay();
  const isNew = kind === 'added';
  const Mark = isNew ? 'ins' : 'del';
  if (text === '\n') {
    return (
      <>
        <Mark>
          <span aria-hidden="true">↵</span>
          <span className={ui['visuallyHidden']}>
            {isNew ? say`New line break. ` : say`Line break gone. `}
          </span>
        </Mark>
        {isNew && '\n'}
      </>
    );
  }
  const words = text.replace(/^\n/, '');
  return (
    <>
      {text.startsWith('\n') && '\n'}
      <Mark>
        <span className={ui['visuallyHidden']}>{isNew ? say`New: ` : say`Gone: `}</span>
        {words}
      </Mark>
    </>
  );
}

/** Whether a space belongs between two runs: none where one line ends and the next begins. */
function isApart(before: Change | undefined, { kind, text }: Change): boolean {
  if (!before || (text.startsWith('\n') && text !== '\n')) return false;
  return !(before.kind === 'added' && before.text === '\n' && kind === 'same');
}

/** The line that a change stands in, of all that stayed. */
function around(text: string, isFirst: boolean, isLast: boolean): string {
  const lines = text.split('\n');
  const before = isFirst ? [] : lines.slice(0, linesShown);
  const after = isLast ? [] : lines.slice(Math.max(before.length, lines.length - linesShown));
  const hidden = lines.length - before.length - after.length;
  return [...before, ...(hidden > 0 ? ['…'] : []), ...after].join('\n');
}

/** Of a run that stayed, beside a change. A run that begins with a line break has an empty line first. */
const linesShown = 2;
