import type { JobAlert } from '@waymark/contract/seeking/alerts';
import { useRevalidator } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { addAlert } from '../api/add-alert.ts';
import { changeAlert } from '../api/change-alert.ts';
import { draftOfAlert, emptyDraft, withoutEmail, type AlertDraft } from '../rules.ts';
import { AlertFields } from './alert-fields.tsx';
import styles from './alert-form.module.css';
import { CompanyCriterion } from './company-criterion.tsx';
import { MatchCount } from './match-count.tsx';
import { useAlertForm } from './use-alert-form.ts';

export type Editing = JobAlert | 'new' | null;

interface EditAlertDialogProps {
  editing: Editing;
  industries: readonly string[];
  onClose: () => void;
}

export function EditAlertDialog({ editing, industries, onClose }: EditAlertDialogProps) {
  const title = editing === 'new' ? 'Add Alert' : 'Edit Alert';
  return (
    <Dialog open={editing !== null} title={title} onClose={onClose}>
      {editing && <EditForm editing={editing} industries={industries} onClose={onClose} />}
    </Dialog>
  );
}

interface EditFormProps extends EditAlertDialogProps {
  editing: JobAlert | 'new';
}

function EditForm({ editing, industries, onClose }: EditFormProps) {
  const { revalidate } = useRevalidator();
  const isNew = editing === 'new';

  async function save(draft: AlertDraft) {
    const fields = withoutEmail(draft);
    if (isNew) showSuccess(`“${(await addAlert(fields)).name}” is on.`);
    else await changeAlert(editing.id, fields);
    await revalidate();
    onClose();
  }

  const { form, submit } = useAlertForm(isNew ? emptyDraft : draftOfAlert(editing), false, save);
  const { errors, isSubmitting } = form.formState;
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <CompanyCriterion form={form} companyName={isNew ? null : editing.companyName} />
      <AlertFields form={form} industries={industries} />
      <div className={styles['foot']}>
        <MatchCount form={form} />
        <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
          Discard
        </Button>
        <Button type="submit" pending={isSubmitting}>
          {isNew ? 'Create alert' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
