import type { Applicant, ApplicantTag } from '@waymark/contract/hiring/applicants';
import { messageOf } from '../../../../../lib/api-answer.ts';
import { showError } from '../../../../../lib/toasts.ts';
import { rateApplicant } from '../../api/rate-applicant.ts';
import { starApplicant } from '../../api/star-applicant.ts';
import styles from './applicant-marks.module.css';
import { TagEditor } from './tag-editor.tsx';

interface MarksProps {
  applicant: Applicant;
  tags: readonly ApplicantTag[];
  onChange: (change: Partial<Applicant>) => void;
}

/** What the company thinks of an applicant; each mark is saved as it is made. */
export function Marks({ applicant, tags, onChange }: MarksProps) {
  const { id, rating, starred, isChangeable } = applicant;

  async function save(change: Partial<Applicant>, before: Partial<Applicant>, call: () => Promise<void>) {
    onChange(change);
    try {
      await call();
    } catch (failure) {
      onChange(before);
      showError(messageOf(failure));
    }
  }

  return (
    <div className={styles['marks']}>
      <div className={styles['row']}>
        <Rating
          value={rating}
          disabled={!isChangeable}
          onRate={(next) => void save({ rating: next }, { rating }, () => rateApplicant(id, next))}
        />
        <button
          type="button"
          className={styles['star']}
          aria-pressed={starred}
          disabled={!isChangeable}
          onClick={() => void save({ starred: !starred }, { starred }, () => starApplicant(id, !starred))}
        >
          {starred ? 'Starred' : 'Star'}
        </button>
      </div>
      <TagEditor applicant={applicant} tags={tags} onChange={onChange} />
    </div>
  );
}

interface RatingProps {
  value: number | null;
  disabled: boolean;
  onRate: (rating: number | null) => void;
}

const ratings = [1, 2, 3, 4, 5] as const;

/** Pressing the rating that is given takes it back. */
function Rating({ value, disabled, onRate }: RatingProps) {
  return (
    <fieldset className={styles['rating']} disabled={disabled}>
      <legend className={styles['legend']}>Rating</legend>
      <div className={styles['steps']}>
        {ratings.map((rating) => (
          <button
            key={rating}
            type="button"
            aria-label={`${rating} of 5`}
            aria-pressed={rating === value}
            data-filled={value !== null && rating <= value}
            onClick={() => onRate(rating === value ? null : rating)}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z" />
            </svg>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
