import type { CandidateProfile } from '@waymark/contract/hiring/candidates';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { showFieldErrors } from '../../../../components/form/show-failure.ts';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { saveVisibility } from '../api/save-visibility.ts';
import { visibilityFieldsOf, visibilityValuesOf, type VisibilityValues } from '../rules.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { TakeoverButton } from './takeover-dialog.tsx';
import { VisibilityFields } from './visibility-fields.tsx';
import styles from './visibility.module.css';

interface VisibilityFormProps {
  profile: CandidateProfile;
  resumes: readonly Resume[];
  /** What My Resume says, to take over from. */
  resume: ResumeDocument;
  onSaved: (profile: CandidateProfile) => void;
}

const noAmount = 'Type an amount, for example 32.50.';

/** Saved as a whole: nobody is visible before the companies are kept out. */
export function VisibilityForm({ profile, resumes, resume, onSaved }: VisibilityFormProps) {
  const form = useForm<VisibilityValues>({ defaultValues: visibilityValuesOf(profile) });
  const [previewing, setPreviewing] = useState(false);
  const { isDirty, isSubmitting } = form.formState;

  async function save(values: VisibilityValues) {
    const { hourlyRate, ...fields } = visibilityFieldsOf(values);
    if (hourlyRate === undefined) return form.setError('rate', { message: noAmount }, { shouldFocus: true });
    try {
      const saved = await saveVisibility({ ...fields, hourlyRate, version: profile.version });
      form.reset(visibilityValuesOf(saved));
      onSaved(saved);
      showSuccess(saved.visible ? 'Saved. Employers may find you' : 'Saved. Employers do not find you');
    } catch (failure) {
      const left = showFieldErrors(form, failure, { hourlyRate: 'rate' });
      if (left) showError(left);
    }
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <CheckboxField
        label={<strong>Employers may find me</strong>}
        hint="You can take it back at any time, and are gone from every list at once."
        {...form.register('visible')}
      />
      <TakeoverButton form={form} resume={resume} />
      <VisibilityFields form={form} profile={profile} resumes={resumes} />
      <PrivacyNote />
      <Actions>
        <Button type="submit" pending={isSubmitting} disabled={!isDirty}>
          Save
        </Button>
        <Button
          variant="secondary"
          disabled={isDirty || profile.headline === ''}
          onClick={() => setPreviewing(true)}
        >
          See it as employers do
        </Button>
      </Actions>
      <PreviewDialog open={previewing} onClose={() => setPreviewing(false)} />
    </form>
  );
}
