import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PersonHead } from '../areas/identity/accounts/components/person-head.tsx';
import { CompanySwitcher } from '../areas/identity/accounts/components/company-switcher.tsx';
import { navigationsFor } from '../areas/identity/accounts/navigation-rules.ts';
import { CareerServicesLogin } from '../areas/payments/career-services/components/customer-parts.tsx';
import { Frame } from '../components/frame/frame.tsx';
import { ReadOnlyNotice } from '../components/layout/read-only-notice.tsx';
import { logout, useAuth } from '../lib/auth-store.ts';
import { clearCounters, refreshCounters } from '../lib/counter-store.ts';
import { PageContent, PageStart } from './page-content.tsx';

/** The application frame of members and staff (L-34), the same for everybody until it is known who is signed in. */
export default function FrameLayout() {
  const { pathname } = useLocation();
  const { user } = useAuth();
  useFreshCounters(user?.id);
  return (
    <>
      <PageStart />
      <Frame
        user={user}
        navigations={navigationsFor(user, pathname)}
        head={<PersonHead user={user} />}
        notice={<ReadOnlyNotice />}
        extra={
          <>
            <CareerServicesLogin />
            {user?.company && <CompanySwitcher />}
          </>
        }
        onLogout={logout}
      >
        <PageContent />
      </Frame>
    </>
  );
}

/** Counts again on each page, and when the window gets the focus. */
function useFreshCounters(userId: string | undefined): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (userId === undefined) return clearCounters();
    const refresh = () => void refreshCounters(userId);
    refresh();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [userId, pathname, search]);
}
