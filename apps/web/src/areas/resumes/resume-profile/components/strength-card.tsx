import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import ui from '../../../../styles/primitives.module.css';
import type { ActionTarget, StrengthPart } from '../strength-rules.ts';
import styles from './strength-card.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface StrengthCardProps {
  strength: number;
  parts: readonly StrengthPart[];
  pending: readonly StrengthPart[];
  onAct: (target: ActionTarget) => void;
}

const shownAtFirst = 4;

/** The strength, its parts, and the next steps. Bar and text show one number. */
export function StrengthCard({ strength, parts, pending, onAct }: StrengthCardProps) {
  const say = useSay();
  return (
    <div className={`${ui['grid5']} ${styles['cards']}`}>
      <Card title={say`Profile strength`}>
        <div className={ui['row4']}>
          <strong className={styles['percent']}>{strength}%</strong>
          <progress className={styles['bar']} max={100} value={strength} aria-label={say`Profile strength`} />
        </div>
        <details className={styles['why']}>
          <summary>{say`What it is made of`}</summary>
          <p
            className={ui['muted']}
          >{say`Each of these adds its points once it is there; all of them make 100.`}</p>
          <ul className={styles['parts']}>
            {parts.map(({ label, weight, isDone }) => (
              <li key={label} data-done={isDone || undefined}>
                <span>
                  {label} <VisuallyHidden>{isDone ? say`(there)` : say`(missing)`}</VisuallyHidden>
                </span>
                <span className={`${ui['note']} ${styles['weight']}`}>{weight}</span>
              </li>
            ))}
          </ul>
        </details>
      </Card>
      <Card title={say`Pending Action`}>
        <PendingList pending={pending} onAct={onAct} />
      </Card>
    </div>
  );
}

function PendingList({ pending, onAct }: Pick<StrengthCardProps, 'pending' | 'onAct'>) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  if (pending.length === 0) return <p className={ui['muted']}>{say`Nothing is missing. Well done.`}</p>;
  const shown = isOpen ? pending : pending.slice(0, shownAtFirst);
  return (
    <div>
      <ul className={styles['pending']}>
        {shown.map((part) => (
          <li key={part.action}>
            <PendingAction part={part} onAct={onAct} />
            <span className={`${ui['note']} ${styles['weight']}`}>
              <bdi>+{part.weight}%</bdi>
            </span>
          </li>
        ))}
      </ul>
      {pending.length > shownAtFirst && (
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? say`Show fewer` : say`Show ${pending.length - shownAtFirst} more`}
        </Button>
      )}
    </div>
  );
}

function PendingAction({ part, onAct }: { part: StrengthPart; onAct: StrengthCardProps['onAct'] }) {
  const { action, target } = part;
  if ('to' in target) return <Link to={target.to}>{action}</Link>;
  return (
    <button type="button" className={styles['act']} onClick={() => onAct(target)}>
      {action}
    </button>
  );
}
