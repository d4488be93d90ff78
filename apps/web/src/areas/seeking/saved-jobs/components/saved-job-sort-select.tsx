import type { SavedJobSort } from '@waymark/contract/seeking/choices/saved-jobs';
import { useNavigate } from 'react-router';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { pathOfPlace, type ListPlace } from '../rules.ts';

/** A new order starts at its first page. */
export function SavedJobSortSelect({ place }: { place: ListPlace }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Sort by freshness"
      value={place.sort}
      onChange={(event) => {
        const sort = event.currentTarget.value as SavedJobSort;
        void navigate(pathOfPlace({ sort, page: 1 }));
      }}
    >
      <option value="freshness">Newest first</option>
      <option value="oldest">Oldest first</option>
    </SelectField>
  );
}
