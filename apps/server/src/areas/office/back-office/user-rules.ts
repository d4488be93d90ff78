import type { Role } from '@waymark/contract/identity/choices/accounts';
import type { StaffRole } from '@waymark/contract/identity/choices/staff';

/** Nobody acts on their own account here, and only administrators on those of staff. */
export function mayChange(
  viewer: { userId: string; staffRole: StaffRole },
  user: { id: string; role: Role },
): boolean {
  if (viewer.userId === user.id) return false;
  return user.role !== 'staff' || viewer.staffRole === 'administrator';
}
