import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import styles from './like-button.module.css';
import { setLike, useLike } from './use-likes.ts';

interface LikeButtonProps {
  job: { id: string; title: string };
  /** With the word beside the heart, where there is one job only. */
  labelled?: boolean;
}

/** Painted at once; what cannot be kept turns back with a word why. Employers and staff have no list to like into. */
export function LikeButton({ job, labelled = false }: LikeButtonProps) {
  const { user } = useAuth();
  const liked = useLike(job.id);
  const look = labelled ? styles['labelled'] : styles['heart'];
  // The place stays, so that nothing moves when it turns out who is here.
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
