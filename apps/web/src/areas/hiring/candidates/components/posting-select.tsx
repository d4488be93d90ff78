import { SelectField } from '../../../../components/form/select-field.tsx';
import type { Posting } from '../api/browse-candidates.ts';
import type { BrowsePlace } from '../rules.ts';

interface PostingSelectProps {
  place: BrowsePlace;
  postings: readonly Posting[];
  onChoose: (place: BrowsePlace) => void;
}

/** The candidates for one of the company's postings, or all again. */
export function PostingSelect({ place, postings, onChoose }: PostingSelectProps) {
  if (postings.length === 0 && !place.job) return null;
  const isListed = postings.some(({ id }) => id === place.job);
  return (
    <SelectField
      label="Matches for"
      value={place.job}
      onChange={(event) => onChoose({ ...place, job: event.currentTarget.value, page: 1 })}
    >
      <option value="">No posting: search all</option>
      {place.job && !isListed && <option value={place.job}>This posting</option>}
      {postings.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
