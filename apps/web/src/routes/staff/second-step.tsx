import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { Button } from '../../components/form/button.tsx';
import { AuthPage, AuthSwitch } from '../../areas/identity/accounts/components/auth-page.tsx';
import { RoleGate } from '../../areas/identity/accounts/components/role-gate.tsx';
import { MfaSetup } from '../../areas/identity/mfa/components/mfa-setup.tsx';
import { logout, useAuth } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`Set up two-factor authentication`);

/** Administrators begin with what the board still lacks. */
const deskOf = ({ staffRole }: User) => (staffRole === 'administrator' ? paths.staffFirstSteps : paths.staff);

/** The only page staff get before they have MFA (L-16). */
export default function StaffMfa() {
  const say = useSay();
  const { user } = useAuth();
  const navigate = useNavigate();
  const [isConfirmed, setConfirmed] = useState(false);
  if (user?.role === 'staff' && !user.needsMfa && !isConfirmed) return <Navigate to={paths.staff} replace />;
  return (
    <AuthPage title={isConfirmed ? say`Put these codes away` : say`Set up two-factor authentication`}>
      <RoleGate area="staff">
        {(member) => (
          <>
            {!isConfirmed && (
              <p>
                {say`Staff sign in with a password and a code of their phone, ${member.firstName}. This is done once; then your desk opens.`}
              </p>
            )}
            <MfaSetup
              onConfirmed={() => setConfirmed(true)}
              onDone={() => void navigate(deskOf(member), { replace: true })}
            />
            {!isConfirmed && (
              <AuthSwitch>
                {say`Not now?`}{' '}
                <Button variant="quiet" onClick={logout}>
                  {say`Sign out`}
                </Button>
              </AuthSwitch>
            )}
          </>
        )}
      </RoleGate>
    </AuthPage>
  );
}
