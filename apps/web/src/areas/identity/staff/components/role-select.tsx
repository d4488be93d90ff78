import { staffRoleLabels, staffRoles, type StaffRole } from '@waymark/contract/identity/choices/staff';
import type { StaffMember } from '@waymark/contract/identity/team';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { changeStaffRole } from '../api/change-member.ts';
import type { MemberQuestion } from '../constants.ts';
import { nameOf } from '../rules.ts';
import styles from './team.module.css';

interface RoleSelectProps {
  member: StaffMember;
  onAsk: (question: MemberQuestion) => void;
}

/** Changes a role at once, and back as easily; the own one only after a question, for there is no way back alone. */
export function RoleSelect({ member, onAsk }: RoleSelectProps) {
  const [pending, setPending] = useState<StaffRole | null>(null);
  const { revalidate } = useRevalidator();
  const name = nameOf(member);
  if (member.lastAdministrator) {
    return (
      <>
        {staffRoleLabels[member.staffRole]} <span className={styles['only']}>(the only one)</span>
      </>
    );
  }

  async function change(staffRole: StaffRole) {
    if (member.own) return onAsk({ kind: 'step-down', member, staffRole });
    setPending(staffRole);
    try {
      await changeStaffRole(member.userId, staffRole);
      showSuccess(`${name}: ${staffRoleLabels[staffRole]}`);
    } catch (failure) {
      showError(messageOf(failure));
    }
    // Also after a failure: a colleague may have been quicker.
    await revalidate();
    setPending(null);
  }

  return (
    <SelectField
      label={<VisuallyHidden>Role of {name}</VisuallyHidden>}
      value={pending ?? member.staffRole}
      disabled={pending !== null}
      onChange={(event) => void change(event.currentTarget.value as StaffRole)}
    >
      <StaffRoleOptions />
    </SelectField>
  );
}

export function StaffRoleOptions() {
  return staffRoles.map((role) => (
    <option key={role} value={role}>
      {staffRoleLabels[role]}
    </option>
  ));
}
