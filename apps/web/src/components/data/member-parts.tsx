import { fullName } from '@waymark/contract/text/format';
import { useState, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { showFailed, showSuccess } from '../../lib/toasts.ts';
import ui from '../../styles/primitives.module.css';
import { Button } from '../form/button.tsx';
import { Options } from '../form/choice-options.tsx';
import { Notice } from '../form/notice.tsx';
import { SelectField } from '../form/select-field.tsx';
import { showFailure } from '../form/show-failure.ts';
import { EmailText } from '../layout/email-text.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Avatar } from '../media/avatar.tsx';
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';
import { Badge } from './tag.tsx';
import styles from './member-parts.module.css';
import { useSay } from '../../lib/languages/say.ts';

interface Member {
  firstName: string;
  lastName: string;
  email: string;
  pictureUrl: string | null;
  /** Whether it is the user. */
  own: boolean;
}

/** Who a row is about; children stand beside the name. */
export function MemberHead({ member, children }: { member: Member; children?: ReactNode }) {
  const say = useSay();
  const name = fullName(member.firstName, member.lastName);
  return (
    <th scope="row">
      <div className={ui['row3']}>
        <Avatar name={name} pictureUrl={member.pictureUrl} size="small" />
        <div className={styles['who']}>
          <span className={ui['strong']}>
            {name} {member.own && <Badge>{say`You`}</Badge>}
            {children}
          </span>
          <span className={`${ui['note']} ${styles['email']}`}>
            <EmailText email={member.email} />
          </span>
        </div>
      </div>
    </th>
  );
}

interface RoleSelectProps<Role extends string> {
  name: string;
  role: Role;
  roles: readonly { value: Role; label: string }[];
  change: (role: Role) => Promise<void>;
  /** For the own role, which needs a confirmation, because only others can undo its change. */
  onAsk: ((role: Role) => void) | false;
}

/** Changes a role at once. */
export function RoleSelect<Role extends string>({ name, role, roles, change, onAsk }: RoleSelectProps<Role>) {
  const say = useSay();
  const [pending, setPending] = useState<Role | null>(null);
  const { revalidate } = useRevalidator();

  async function choose(next: Role) {
    if (onAsk) return onAsk(next);
    setPending(next);
    try {
      await change(next);
      showSuccess(`${name}: ${roles.find(({ value }) => value === next)?.label ?? next}`);
    } catch (failure) {
      showFailed(failure);
    }
    // Also after a failure: a colleague may have changed the role first.
    await revalidate();
    setPending(null);
  }

  return (
    <SelectField
      label={<VisuallyHidden>{say`Role of ${name}`}</VisuallyHidden>}
      value={pending ?? role}
      disabled={pending !== null}
      onChange={(event) => void choose(event.currentTarget.value as Role)}
    >
      <Options choices={roles} />
    </SelectField>
  );
}

interface InviteFormProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  send: (fields: Fields) => Promise<void>;
  /** The fields in the line of the button. */
  fields: ReactNode;
  /** Below the line. */
  children?: ReactNode;
}

/** Invites one person after the other. */
export function InviteForm<Fields extends FieldValues & { email: string }>(props: InviteFormProps<Fields>) {
  const say = useSay();
  const { form, send, fields, children } = props;
  const { errors, isSubmitting } = form.formState;
  const { revalidate } = useRevalidator();

  const submit = form.handleSubmit(async (sent) => {
    try {
      await send(sent);
    } catch (failure) {
      showFailure(form, failure);
      return;
    }
    form.reset();
    form.setFocus('email' as Path<Fields>);
    showSuccess(say`Invitation sent to ${sent.email}`);
    await revalidate();
  });

  return (
    <form className={ui['grid4']} noValidate onSubmit={(event) => void submit(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <div className={`${ui['grid4']} ${styles['fields']}`}>
        {fields}
        <Button className={styles['send']} type="submit" pending={isSubmitting}>
          {say`Send invitation`}
        </Button>
      </div>
      {children}
    </form>
  );
}

/** What is asked before a change of a member. */
export interface MemberWords {
  title: string;
  consequence: string;
  confirm: string;
  done: string;
}

interface MemberDialogProps {
  /** Null while the dialog is closed. */
  words: MemberWords | null;
  act: () => Promise<void>;
  onClose: () => void;
}

export function MemberDialog({ words, act, onClose }: MemberDialogProps) {
  const { revalidate } = useRevalidator();

  async function confirm() {
    await act();
    onClose();
    await revalidate();
    if (words) showSuccess(words.done);
  }

  return (
    <ConfirmDialog
      open={words !== null}
      title={words?.title}
      confirm={words?.confirm}
      onConfirm={confirm}
      onClose={onClose}
    >
      {words?.consequence}
    </ConfirmDialog>
  );
}
