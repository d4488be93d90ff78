import type { BoardWords } from '@waymark/contract/board-words';
import { resumeSectionLabels } from '@waymark/contract/resumes/choices';
import { useEffect, useRef, useState } from 'react';
import { useBoardWords } from '../../../../../lib/board-words.ts';
import { Actions } from '../../../../../components/form/actions.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { Notice } from '../../../../../components/form/notice.tsx';
import { Dialog } from '../../../../../components/overlay/dialog.tsx';
import ui from '../../../../../styles/primitives.module.css';
import { choicesOf } from '../../choice-rules.ts';
import type { FieldSpec } from '../../field-constants.ts';
import { differingFields, type FormValue } from '../../form-rules.ts';
import styles from '../filling/fill-form.module.css';
import { useTypedElsewhere } from '../use-drafts.ts';
import { EditField } from './edit-field.tsx';
import { type EditForm, type EditFormOptions, useEditForm } from './use-edit-form.ts';
import { useSay } from '../../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

/** The dialog of any section. It asks before unsaved text is lost. */
export function EditDialog(props: EditFormOptions) {
  const say = useSay();
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
        className={`${ui['stack4']} ${styles['form']}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Notices form={form} isTypedElsewhere={isTypedElsewhere} />
        <Fields form={form} document={profile.document} />
        {isAsking ? (
          <LeaveConfirmation onStay={() => setAsking(false)} onDiscard={form.discard} onKeep={onClose} />
        ) : (
          <div className={styles['footer']}>
            <Actions align="end">
              <Button variant="secondary" onClick={leave}>
                {say`Cancel`}
              </Button>
              <Button
                type="submit"
                pending={form.isPending}
                disabled={form.isOutdated}
                why={say`Choose above which of the two versions is kept.`}
              >
                {say`Save`}
              </Button>
            </Actions>
          </div>
        )}
      </form>
    </Dialog>
  );
}

function Notices({ form, isTypedElsewhere }: { form: EditForm; isTypedElsewhere: boolean }) {
  const say = useSay();
  const { failure, isOutdated, isRestored, isDirty } = form;
  if (isOutdated) return <ConflictNotice form={form} />;
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {isTypedElsewhere && (
        <Notice tone="bad">
          {say`This is being edited in another window too. Saving asks before it replaces those changes.`}
        </Notice>
      )}
      {isRestored && isDirty && (
        <Notice tone="good">
          <div className={`${ui['spread']} ${styles['restored']}`}>
            {say`What you had typed is filled in again.`}
            <Button variant="quiet" onClick={form.takeOver}>
              {say`Start afresh`}
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}

function Fields({ form, document }: { form: EditForm; document: EditFormOptions['profile']['document'] }) {
  const say = useSay();
  const { fields, values, problems } = form;
  const visibleFields = fields.filter(({ unless }) => unless === undefined || values[unless] !== true);
  const more = visibleFields.filter(({ isMore }) => isMore);
  const show = (field: (typeof fields)[number]) => (
    <EditField
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      problem={problems[field.name]}
      document={document}
      disabled={field.emptyIf !== undefined && values[field.emptyIf] === true}
      onChange={(value) => form.change(field.name, value)}
      onLeave={() => void form.checkField(field.name)}
    />
  );
  const [isOpen] = useState(more.some(({ name }) => values[name] !== '' && values[name] !== false));
  return (
    <>
      {visibleFields.filter(({ isMore }) => !isMore).map(show)}
      {more.length > 0 && (
        <details
          className={styles['more']}
          open={isOpen || more.some(({ name }) => problems[name]) || undefined}
        >
          <summary>{say`More details`}</summary>
          <div className={`${ui['stack4']} ${styles['form']}`}>{more.map(show)}</div>
        </details>
      )}
    </>
  );
}

interface LeaveConfirmationProps {
  onStay: () => void;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Replaces the buttons, so that the fields stay visible. */
function LeaveConfirmation({ onStay, onDiscard, onKeep }: LeaveConfirmationProps) {
  const say = useSay();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className={styles['footer']} role="alertdialog" aria-label={say`What you typed is not saved`}>
      <p>{say`What you typed is not saved.`}</p>
      <Actions align="end">
        <Button variant="danger" onClick={onDiscard}>
          {say`Discard`}
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          {say`Keep for later`}
        </Button>
        <Button ref={stay} onClick={onStay}>
          {say`Go on writing`}
        </Button>
      </Actions>
    </div>
  );
}

/** The section was saved elsewhere meanwhile: shows both versions and offers both. */
function ConflictNotice({ form }: { form: EditForm }) {
  const say = useSay();
  const words = useBoardWords();
  const { fields, values, stored, isPending, overwrite, takeOver } = form;
  const differing = differingFields(fields, values, stored);
  return (
    <Notice tone="bad">
      <div className={ui['grid3']}>
        <p>{say`This was changed in another window meanwhile. What you typed is still here.`}</p>
        {differing.length > 0 && (
          <dl className={`${ui['grid2']} ${ui['anywhere']} ${styles['differences']}`}>
            {differing.map((field) => (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd>
                  <span className={ui['soft']}>{say`There:`} </span>
                  {formatValue(words, field, stored[field.name])}
                </dd>
                <dd>
                  <span className={ui['soft']}>{say`Yours:`} </span>
                  {formatValue(words, field, values[field.name])}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Actions>
          <Button variant="secondary" disabled={isPending} onClick={takeOver}>
            {say`Take over what is there`}
          </Button>
          <Button pending={isPending} onClick={() => void overwrite()}>
            {say`Save mine over it`}
          </Button>
        </Actions>
      </div>
    </Notice>
  );
}

function formatValue(words: BoardWords, field: FieldSpec, value: FormValue | undefined): string {
  if (typeof value === 'boolean') return value ? msg`Yes` : msg`No`;
  return (
    choicesOf(words, field, value).find((choice) => choice.value === value)?.label ??
    (value || msg`(nothing)`)
  );
}
