import type { ReactNode } from 'react';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { AreaPage } from '../../../../components/frame/area-page.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { CandidateArea } from './candidate-area.tsx';
import { EmployerArea } from './employer-area.tsx';
import { PasswordReminder } from './password-reminder.tsx';
import { StaffArea } from './staff/staff-area.tsx';

/** For pages of all roles: shows them in the area of the signed-in user. */
export function OwnArea({ children }: { children: ReactNode }) {
  const { user, isAuthenticated } = useAuth();
  // The guard redirects guests.
  if (!isAuthenticated || !user) return <PageSpinner />;
  if (user.role === 'candidate') return <CandidateArea>{children}</CandidateArea>;
  if (user.role === 'employer' && user.company) return <EmployerArea>{children}</EmployerArea>;
  if (user.role === 'staff') return <StaffArea>{children}</StaffArea>;
  return (
    <AreaPage>
      <PasswordReminder />
      {children}
    </AreaPage>
  );
}
