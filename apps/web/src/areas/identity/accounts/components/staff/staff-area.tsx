import { staffRoleLabels, type StaffRole } from '@waymark/contract/identity/staff-choices';
import { paths } from '@waymark/contract/paths';
import { Navigate } from 'react-router';
import { ButtonLink } from '../../../../../components/form/button.tsx';
import { AreaMessage } from '../../../../../components/frame/area-message.tsx';
import { AreaPage, type AreaPageProps } from '../../../../../components/frame/area-page.tsx';
import { PasswordReminder } from '../password-reminder.tsx';
import { RoleGate } from '../role-gate.tsx';
import { useSay } from '../../../../../lib/languages/say.ts';

interface StaffAreaProps extends AreaPageProps {
  /** The role that may open the page, besides administrators; all staff if left out. */
  role?: StaffRole;
}

/** A page of the back office (J-5, A-10). */
export function StaffArea({ role, children, ...page }: StaffAreaProps) {
  return (
    <RoleGate area="staff">
      {(user) => {
        if (user.needsMfa) return <Navigate to={paths.staffMfa} replace />;
        if (!mayOpen(user.staffRole, role)) return <OtherRole role={role} />;
        return (
          <AreaPage {...page}>
            <PasswordReminder />
            {children}
          </AreaPage>
        );
      }}
    </RoleGate>
  );
}

function mayOpen(own: StaffRole | null, needed: StaffRole | undefined): boolean {
  return needed === undefined || own === needed || own === 'administrator';
}

function OtherRole({ role }: { role: StaffRole | undefined }) {
  const say = useSay();
  return (
    <AreaMessage title={role ? say`For the role ${say(staffRoleLabels[role])}` : say`For staff`}>
      <p>{say`Your role does not open this page. An administrator can give you the role.`}</p>
      <ButtonLink to={paths.staff}>{say`Go to the desk`}</ButtonLink>
    </AreaMessage>
  );
}
