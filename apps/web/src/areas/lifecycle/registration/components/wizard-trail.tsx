import { registerSteps } from '../constants.ts';
import styles from './wizard-trail.module.css';

/** The way so far, as waymarks; the heading of the step says the same in words. */
export function WizardTrail({ step }: { step: number }) {
  return (
    <ol className={styles['trail']} aria-hidden="true">
      {registerSteps.map(({ title }, index) => (
        <li
          key={title}
          className={styles['mark']}
          data-state={index < step ? 'done' : index === step ? 'here' : undefined}
        />
      ))}
    </ol>
  );
}
