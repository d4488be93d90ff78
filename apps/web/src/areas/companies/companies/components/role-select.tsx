import type { MemberRole } from '@waymark/contract/identity/choices/accounts';
import type { CompanyMember } from '@waymark/contract/companies/companies';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { changeMemberRole } from '../api/change-member-role.ts';
import { memberRoleLabels, type MemberQuestion } from '../constants.ts';
import { nameOf } from '../member-rules.ts';
import { RoleOptions } from './role-options.tsx';

interface RoleSelectProps {
  member: CompanyMember;
  onAsk: (question: MemberQuestion) => void;
}

/** Changes a colleague's role at once; the own one only after a question, for there is no way back alone. */
export function RoleSelect({ member, onAsk }: RoleSelectProps) {
  const [pending, setPending] = useState<MemberRole | null>(null);
  const { revalidate } = useRevalidator();
  const name = nameOf(member);

  async function change(memberRole: MemberRole) {
    if (member.own) return onAsk({ kind: 'step-down', member, memberRole });
    setPending(memberRole);
    try {
      await changeMemberRole(member.userId, memberRole);
      await revalidate();
      showSuccess(`${name}: ${memberRoleLabels[memberRole]}`);
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(null);
    }
  }

  return (
    <SelectField
      label={<VisuallyHidden>Role of {name}</VisuallyHidden>}
      value={pending ?? member.memberRole}
      disabled={pending !== null}
      onChange={(event) => void change(event.currentTarget.value as MemberRole)}
    >
      <RoleOptions />
    </SelectField>
  );
}
