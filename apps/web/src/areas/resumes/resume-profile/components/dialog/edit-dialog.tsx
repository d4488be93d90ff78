import { resumeSectionLabels } from '@waymark/contract/resumes/choices/resume-profile';
import { useEffect, useRef, useState } from 'react';
import { Actions } from '../../../../../components/form/actions.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { Notice } from '../../../../../components/form/notice.tsx';
import { Dialog } from '../../../../../components/overlay/dialog.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { EditField } from './edit-field.tsx';
import styles from './edit-dialog.module.css';
import { useEditForm, type EditForm, type EditFormOptions } from './use-edit-form.ts';
import { useTypedElsewhere } from '../use-other-windows.ts';

/** Any section's dialog: its fields, Cancel and Save. What was typed is never lost without being asked about. */
export function EditDialog(props: EditFormOptions) {
  const { target, user, profile, onClose } = props;
  const form = useEditForm(props);
  const [isAsking, setAsking] = useState(false);
  const isTypedElsewhere = useTypedElsewhere(user.id, target);

  function leave() {
    if (form.isDirty) setAsking(true);
    else form.discard();
  }

  return (
    <Dialog open title={resumeSectionLabels[target.section]} onClose={leave} dismissable={!form.isPending}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Notices form={form} isTypedElsewhere={isTypedElsewhere} />
        <Fields form={form} document={profile.document} />
        {isAsking ? (
          <LeaveQuestion onStay={() => setAsking(false)} onDiscard={form.discard} onKeep={onClose} />
        ) : (
          <div className={styles['footer']}>
            <Actions align="end">
              <Button variant="secondary" onClick={leave}>
                Cancel
              </Button>
              <Button type="submit" pending={form.isPending} disabled={form.hasMoved}>
                Save
              </Button>
            </Actions>
          </div>
        )}
      </form>
    </Dialog>
  );
}

function Notices({ form, isTypedElsewhere }: { form: EditForm; isTypedElsewhere: boolean }) {
  const { failure, hasMoved, isRestored, isDirty } = form;
  if (hasMoved) return <ConflictNotice form={form} />;
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {isTypedElsewhere && (
        <Notice tone="bad">This is being written in another window too: whoever saves last is asked.</Notice>
      )}
      {isRestored && isDirty && (
        <Notice tone="good">
          <div className={styles['restored']}>
            What you had typed is filled in again.
            <Button variant="quiet" onClick={form.takeOver}>
              Start afresh
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}

function Fields({ form, document }: { form: EditForm; document: EditFormOptions['profile']['document'] }) {
  const { fields, values, problems } = form;
  const asked = fields.filter(({ unless }) => unless === undefined || values[unless] !== true);
  const more = asked.filter(({ isMore }) => isMore);
  const show = (field: (typeof fields)[number]) => (
    <EditField
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      problem={problems[field.name]}
      document={document}
      onChange={(value) => form.change(field.name, value)}
      onLeave={() => void form.checkField(field.name)}
    />
  );
  const [isOpen] = useState(more.some(({ name }) => values[name] !== '' && values[name] !== false));
  return (
    <>
      {asked.filter(({ isMore }) => !isMore).map(show)}
      {more.length > 0 && (
        <details
          className={styles['more']}
          open={isOpen || more.some(({ name }) => problems[name]) || undefined}
        >
          <summary>More details</summary>
          <div className={styles['form']}>{more.map(show)}</div>
        </details>
      )}
    </>
  );
}

interface LeaveQuestionProps {
  onStay: () => void;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asked in place of the buttons, so that what it is about stays in view. */
function LeaveQuestion({ onStay, onDiscard, onKeep }: LeaveQuestionProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className={styles['footer']} role="alertdialog" aria-label="What you typed is not saved">
      <p>What you typed is not saved.</p>
      <Actions align="end">
        <Button variant="danger" onClick={onDiscard}>
          Discard
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          Keep for later
        </Button>
        <Button ref={stay} onClick={onStay}>
          Go on writing
        </Button>
      </Actions>
    </div>
  );
}
