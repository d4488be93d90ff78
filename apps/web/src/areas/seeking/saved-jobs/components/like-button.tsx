import { useEffect } from 'react';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { siteStorage } from '../../../../lib/browser-storage.ts';
import { guestLikesKey } from '../like-rules.ts';
import { clearLikes, setLike, useLike } from './use-likes.ts';
import styles from './saved-jobs.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface LikeButtonProps {
  job: { id: string; title: string };
  /** With the word beside the heart. */
  labelled?: boolean;
  className?: string | undefined;
}

/** Shows a like at once, and takes it back after a failure, and says why. Employers and staff have no hearts. */
export function LikeButton({ job, labelled = false, className }: LikeButtonProps) {
  const say = useSay();
  const { user } = useAuth();
  const liked = useLike(job.id);
  const look = [styles['heart'], className].filter(Boolean).join(' ');
  const isLabelled = labelled || undefined;
  // Keeps its place, so that nothing moves once the session is known.
  if (user && user.role !== 'candidate')
    return <span className={look} data-labelled={isLabelled} data-blank="true" />;

  function press() {
    setLike(job.id, !liked);
    import('../api/sync-likes.ts').then(
      ({ keepLike }) => keepLike(job.id, !liked),
      () => setLike(job.id, liked),
    );
  }

  return (
    <button
      type="button"
      className={look}
      data-labelled={isLabelled}
      aria-pressed={liked}
      data-job={job.id}
      data-needs="script"
      onClick={press}
    >
      {labelled && say`Save `}
      <VisuallyHidden>{labelled ? job.title : say`Save ${job.title}`}</VisuallyHidden>
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

const hasGuestLikes = (): boolean => siteStorage.read(guestLikesKey) !== null;
