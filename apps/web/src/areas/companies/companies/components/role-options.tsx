import { memberRoles } from '@waymark/contract/identity/choices/accounts';
import { memberRoleLabels } from '../constants.ts';

/** The roles a colleague can have, the one that may do less first. */
export function RoleOptions() {
  return memberRoles.toReversed().map((role) => (
    <option key={role} value={role}>
      {memberRoleLabels[role]}
    </option>
  ));
}
