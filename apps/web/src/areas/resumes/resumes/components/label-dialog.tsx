import { resumeLabelMaxLength } from '@waymark/contract/identity/choices/accounts';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { useForm } from 'react-hook-form';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { labelResume } from '../api/change-resume.ts';
import styles from './cv-manager.module.css';

interface LabelDialogProps {
  resume: Resume;
  onSaved: () => void;
  onClose: () => void;
}

export function LabelDialog({ resume, onSaved, onClose }: LabelDialogProps) {
  const form = useForm({ defaultValues: { label: resume.label } });
  const { errors, isSubmitting } = form.formState;

  async function save({ label }: { label: string }) {
    try {
      await labelResume(resume.id, label);
      onSaved();
    } catch (failure) {
      showFailure(form, failure);
    }
  }

  return (
    <Dialog open title="Rename" onClose={onClose}>
      <form className={styles['upload']} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
        <TextField
          label="Label"
          hint={`For your eyes only. Left empty, it is called “${resume.name}” as employers see it.`}
          maxLength={resumeLabelMaxLength}
          {...bindField(form, 'label')}
        />
        <Actions align="end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isSubmitting}>
            Save
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
