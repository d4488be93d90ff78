import { useDeferredValue, useEffect, useState } from 'react';
import styles from './password-strength.module.css';
import type { PasswordJudge } from './use-password-judge.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';

interface PasswordStrengthProps {
  judge: PasswordJudge | 'missing' | null;
  password: string;
  ownWords: readonly string[];
  /** What is wrong is said at the field already. */
  withoutHint: boolean;
}

/** Four steps, a word for them and what would help. Its place is kept while there is nothing to judge. */
export function PasswordStrength({ judge, password, ownWords, withoutHint }: PasswordStrengthProps) {
  // Typing goes before: a long password takes a moment to judge.
  const judged = useDeferredValue(password);
  if (judge === 'missing') return null;
  const judgement = judge && judged ? judge(judged, ownWords) : null;
  const step = judgement?.step ?? 0;
  const hint = withoutHint ? '' : judgement?.hint;
  const sentence = judgement ? `Password strength: ${judgement.word}. ${hint}` : '';
  return (
    <>
      <div className={styles['strength']} data-step={step} aria-hidden="true">
        <span className={styles['steps']}>
          {[1, 2, 3, 4].map((one) => (
            <span key={one} className={styles['step']} data-reached={one <= step || undefined} />
          ))}
        </span>
        <p className={styles['words']}>
          {judgement && (
            <>
              <strong>{judgement.word}.</strong> {hint}
            </>
          )}
        </p>
      </div>
      <Spoken sentence={sentence.trim()} password={judged} />
    </>
  );
}

const pauseMs = 1_000;

/** Says the strength to screen readers after a pause in typing, not on every key. */
function Spoken({ sentence, password }: { sentence: string; password: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(sentence), pauseMs);
    return () => clearTimeout(timer);
  }, [sentence, password]);
  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}
