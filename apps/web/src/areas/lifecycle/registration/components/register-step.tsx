import { listPayWishes } from '@waymark/contract/pay-wishes';
import {
  educationChoices,
  experienceChoices,
  companyValueChoices,
  companyValuesRequired,
  signupLabels,
} from '@waymark/contract/identity/choices';
import { useId, type ComponentType, type RefObject, type ChangeEvent } from 'react';
import { useFormContext, useController } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { NameFields } from '../../../../components/form/name-fields.tsx';
import { PhoneField } from '../../../../components/form/phone-field.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { findResumeProblem } from '../../../../components/upload/check-resume-file.ts';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { hasFeature } from '../../../../lib/board.ts';
import ui from '../../../../styles/primitives.module.css';
import { registerSteps, type RegisterValues } from '../constants.ts';
import styles from './registration.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

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
  /** The name of a file that a reload removed. */
  lostFile: string | undefined;
}

export function RegisterStep({ step, heading, lostFile }: RegisterStepProps) {
  const say = useSay();
  const Fields = fieldsOfStep[step] ?? JobFields;
  return (
    <div className={ui['grid5']}>
      <h2 className={`${ui['grid1']} ${ui['textXl']} ${styles['title']}`} ref={heading} tabIndex={-1}>
        <span className={styles['counter']}>{say`Step ${step + 1} of ${registerSteps.length}`}</span>{' '}
        <span dir="auto">{say(registerSteps[step]?.title ?? '')}</span>
      </h2>
      <Fields lostFile={lostFile} />
    </div>
  );
}

function PersonFields() {
  const say = useSay();
  const form = useFormContext<RegisterValues>();
  return (
    <>
      <NameFields form={form} />
      <PhoneField label={say`Phone`} {...bindField(form, 'phone')} />
      <CheckboxField
        label={say`You may send me text messages about career opportunities`}
        {...form.register('allowedText')}
      />
      <CheckboxField label={say`Notify me of my best job matches first`} {...form.register('bestJobFirst')} />
    </>
  );
}

function JobFields() {
  const say = useSay();
  const form = useFormContext<RegisterValues>();
  return (
    <>
      <TextField label={say`Email`} type="email" autoComplete="email" {...bindField(form, 'email')} />
      <TextField
        label={say`Desired job title`}
        autoComplete="organization-title"
        {...bindField(form, 'jobTitle')}
      />
      <TextField
        label={say`Location`}
        hint={say`The city you want to work in, or “Remote”.`}
        autoComplete="address-level2"
        {...bindField(form, 'location')}
      />
    </>
  );
}

function ExperienceFields() {
  const say = useSay();
  const form = useFormContext<RegisterValues>();
  const { pay } = useBoardWords();
  return (
    <>
      <SelectField label={say`Desired compensation`} {...bindField(form, 'desireCompensation')}>
        <option value="">{say`Please choose`}</option>
        <Options choices={listPayWishes(say, pay)} />
      </SelectField>
      <SelectField label={say`Education level`} {...bindField(form, 'educationLevel')}>
        <option value="">{say`Please choose`}</option>
        <Options choices={educationChoices.map((value) => ({ value, label: say(signupLabels[value]) }))} />
      </SelectField>
      <SelectField label={say`Experience level`} {...bindField(form, 'experienceLevel')}>
        <option value="">{say`Please choose`}</option>
        <Options
          choices={experienceChoices.map(({ value }) => ({ value, label: say(signupLabels[value]) }))}
        />
      </SelectField>
    </>
  );
}

function ResumeFields({ lostFile }: { lostFile: string | undefined }) {
  const say = useSay();
  const { register, setError, clearErrors } = useFormContext<RegisterValues>();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController<RegisterValues, 'resume'>({ name: 'resume' });

  // A chosen file is checked at once; a missing one only on submit.
  function choose(file: File | null) {
    field.onChange(file);
    const message = file && findResumeProblem(file);
    if (message) setError('resume', { message });
    else clearErrors('resume');
  }

  return (
    <>
      <ResumeFileField
        file={field.value}
        onFile={choose}
        lost={field.value ? undefined : lostFile}
        ref={ref}
        error={fieldState.error?.message}
      />
      {hasFeature('resumeReview') && (
        <CheckboxField
          label={say`Have an expert review my resume, free of charge`}
          hint={say`With this ticked we send your name and this resume to one of our reviewers, a person who writes to you what would make it stronger. Untick it, and no reviewer gets them.`}
          {...register('sendResumeToExpert')}
        />
      )}
      <p>{say`We email you a link to set your password.`}</p>
    </>
  );
}

function ValueFields() {
  const say = useSay();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController<RegisterValues, 'valueMostInCompany'>({
    name: 'valueMostInCompany',
  });
  const id = useId();
  const chosen = field.value;
  const full = chosen.length >= companyValuesRequired;

  function toggle({ currentTarget: { value, checked } }: ChangeEvent<HTMLInputElement>) {
    if (checked && full) return;
    field.onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value));
  }

  return (
    <fieldset className={ui['grid3']} aria-describedby={`${id}-counter ${id}-error`}>
      <legend className={`${ui['wrap2']} ${styles['legend']}`}>
        <span>{say`Choose the two that matter most to you.`}</span>
        <span className={`${ui['inkStrong']} ${ui['numbers']}`} id={`${id}-counter`} role="status">
          {say`${chosen.length}/${companyValuesRequired} selected`}
        </span>
      </legend>
      {companyValueChoices.map((value, index) => {
        const checked = chosen.includes(value);
        // Not `disabled`: the others stay reachable by keyboard and are read out as unavailable.
        const unavailable = full && !checked;
        return (
          <label
            className={`${ui['row3']} ${ui['outlined']} ${styles['choice']}`}
            key={value}
            data-full={unavailable || undefined}
          >
            <input
              type="checkbox"
              name={field.name}
              value={value}
              checked={checked}
              aria-disabled={unavailable || undefined}
              onChange={toggle}
              onBlur={field.onBlur}
              ref={index === 0 ? ref : undefined}
            />
            {say(signupLabels[value])}
          </label>
        );
      })}
      <FieldError id={`${id}-error`} message={fieldState.error?.message} />
    </fieldset>
  );
}
