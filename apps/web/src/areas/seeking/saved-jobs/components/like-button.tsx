import { useEffect } from 'react';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { clearLikes, guestLikesKey, setLike, useLike } from './use-likes.ts';
import styles from './saved-jobs.module.css';

interface LikeButtonProps {
  job: { id: string; title: string };
  /** With the word beside the heart. */
  labelled?: boolean;
}

/** Shows a like at once, and takes it back with a toast after a failure. Employers and staff have no hearts. */
export function LikeButton({ job, labelled = false }: LikeButtonProps) {
  const { user } = useAuth();
  const liked = useLike(job.id);
  const look = labelled ? styles['labelled'] : styles['heart'];
  // Keeps its place, so that nothing moves once the session is known.
  if (user && user.role !== 'candidate') return <span className={look} data-blank="true" />;

  function press() {
    setLike(job.id, !liked);
    import('../api/sync-likes.ts').then(
      ({ keepLike }) => keepLike(job.id, !liked),
      () => setLike(job.id, liked),
    );
  }

  return (
    <button type="button" className={look} aria-pressed={liked} data-needs="script" onClick={press}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M12 20.5C6.2 16.4 3 13.2 3 9.3 3 6.6 5.1 4.5 7.7 4.5c1.7 0 3.3.9 4.3 2.4 1-1.5 2.6-2.4 4.3-2.4C18.9 4.5 21 6.6 21 9.3c0 3.9-3.2 7.1-9 11.2Z" />
      </svg>
      {labelled && 'Save '}
      <VisuallyHidden>{labelled ? job.title : `Save ${job.title}`}</VisuallyHidden>
    </button>
  );
}

/** Fills the hearts of the whole site. Visitors without likes load nothing for it. */
export function LikeSync() {
  const { user, authenticationChecked, loading } = useAuth();
  const role = user?.role ?? (authenticationChecked && !loading ? 'guest' : null);
  const userId = user?.id;

  useEffect(() => {
    if (role !== 'candidate' && !(role === 'guest' && hasGuestLikes())) return;
    const controller = new AbortController();
    // After a failure the hearts stay empty.
    import('../api/sync-likes.ts')
      .then(({ openLikes }) => openLikes(role, controller.signal))
      .catch(() => undefined);
    return () => controller.abort();
  }, [role, userId]);
  // Likes of a guest stay through signing in; those of a member go with the session.
  useEffect(() => (userId === undefined ? undefined : clearLikes), [userId]);

  return null;
}

function hasGuestLikes(): boolean {
  try {
    return localStorage.getItem(guestLikesKey) !== null;
  } catch {
    return false;
  }
}
