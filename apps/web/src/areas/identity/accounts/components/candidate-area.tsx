import { AreaPage, type AreaPageProps } from '../../../../components/frame/area-page.tsx';
import { PasswordReminder } from './password-reminder.tsx';
import { DeletionNotice, RoleGate } from './role-gate.tsx';

/** A page of a candidate (G-1). */
export function CandidateArea({ children, ...page }: AreaPageProps) {
  return (
    <RoleGate area="candidate">
      {(user) => (
        <AreaPage {...page}>
          <PasswordReminder />
          <DeletionNotice user={user} />
          {children}
        </AreaPage>
      )}
    </RoleGate>
  );
}
