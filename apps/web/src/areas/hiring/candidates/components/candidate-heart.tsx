import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import styles from './candidate-heart.module.css';
import type { CandidateLikes } from './use-candidate-likes.ts';

interface CandidateHeartProps {
  candidate: { id: string; name: string; saved: boolean };
  likes: CandidateLikes;
}

export function CandidateHeart({ candidate, likes: { isLiked, like } }: CandidateHeartProps) {
  const liked = isLiked(candidate);
  return (
    <button
      type="button"
      className={styles['heart']}
      aria-pressed={liked}
      onClick={() => like(candidate.id, !liked)}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M12 20.5C6.2 16.4 3 13.2 3 9.3 3 6.6 5.1 4.5 7.7 4.5c1.7 0 3.3.9 4.3 2.4 1-1.5 2.6-2.4 4.3-2.4C18.9 4.5 21 6.6 21 9.3c0 3.9-3.2 7.1-9 11.2Z" />
      </svg>
      <VisuallyHidden>Like {candidate.name}</VisuallyHidden>
    </button>
  );
}
