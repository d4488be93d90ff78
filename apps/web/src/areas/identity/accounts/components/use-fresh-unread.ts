import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../../../lib/auth-store.ts';
import { refreshUnread, setUnread, useUnread } from '../../../../lib/unread-store.ts';

/** How many conversations have something unread, asked anew on each page of the area. */
export function useFreshUnread(): number {
  const { isAuthenticated, user } = useAuth();
  const { pathname } = useLocation();
  // Whoever has left every company has no conversations to ask for.
  const hasConversations = isAuthenticated && (user?.role === 'candidate' || user?.company != null);
  useEffect(() => {
    if (hasConversations) void refreshUnread();
    else setUnread(0);
  }, [hasConversations, user?.id, pathname]);
  return useUnread(({ unread }) => unread);
}
