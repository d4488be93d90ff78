import type { ComponentType, RefObject } from 'react';
import { registerSteps } from '../constants.ts';
import { ExperienceFields } from './experience-fields.tsx';
import { JobFields } from './job-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import styles from './register-step.module.css';
import { ResumeFields } from './resume-fields.tsx';
import { ValueFields } from './value-fields.tsx';

const fieldsOfStep: readonly ComponentType<{ lostFile: string | undefined }>[] = [
  JobFields,
  PersonFields,
  ExperienceFields,
  ValueFields,
  ResumeFields,
];

interface RegisterStepProps {
  step: number;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The name of a file that a reload has lost. */
  lostFile: string | undefined;
}

export function RegisterStep({ step, heading, lostFile }: RegisterStepProps) {
  const Fields = fieldsOfStep[step] ?? JobFields;
  return (
    <div className={styles['step']}>
      <h2 className={styles['title']} ref={heading} tabIndex={-1}>
        <span className={styles['counter']}>
          Step {step + 1} of {registerSteps.length}
        </span>{' '}
        <span>{registerSteps[step]?.title}</span>
      </h2>
      <Fields lostFile={lostFile} />
    </div>
  );
}
