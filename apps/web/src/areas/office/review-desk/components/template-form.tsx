import { commentMaxLength, templateNameMaxLength } from '@waymark/contract/resumes/choices/resume-review';
import type { ReviewTemplate } from '@waymark/contract/office/review-desk';
import { useForm } from 'react-hook-form';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { saveTemplate } from '../api/save-template.ts';
import styles from './templates.module.css';

interface TemplateFormProps {
  /** Null for a new one. */
  template: ReviewTemplate | null;
  onSaved: (template: ReviewTemplate) => void;
  onCancel: () => void;
}

export function TemplateForm({ template, onSaved, onCancel }: TemplateFormProps) {
  const { name = '', text = '', isShared = false } = template ?? {};
  const form = useForm({ defaultValues: { name, text, isShared } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (fields) => {
    try {
      onSaved(await saveTemplate(template?.id ?? null, fields));
    } catch (failure) {
      showFailure(form, failure);
    }
  });

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextField
        label="Name"
        maxLength={templateNameMaxLength}
        {...bindField(form, 'name', { required: 'Give the template a name.' })}
      />
      <TextArea
        label="Sentence"
        rows={5}
        maxLength={commentMaxLength}
        {...bindField(form, 'text', { required: 'Write the sentence.' })}
      />
      <CheckboxField label="For all reviewers" {...bindField(form, 'isShared')} />
      <Actions>
        <Button type="submit" pending={isSubmitting}>
          Save
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </Actions>
    </form>
  );
}
