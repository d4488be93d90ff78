import type { ApplicationSort } from '@waymark/contract/hiring/choices/applications';
import { useNavigate } from 'react-router';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { pathOfPlace, type ListPlace } from '../rules.ts';

/** A new order starts at its first page. */
export function ApplicationSortSelect({ place }: { place: ListPlace }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Sort by"
      value={place.sort}
      onChange={(event) => {
        const sort = event.currentTarget.value as ApplicationSort;
        void navigate(pathOfPlace({ sort, page: 1 }));
      }}
    >
      <option value="newest">Applied most recently</option>
      <option value="oldest">Applied longest ago</option>
    </SelectField>
  );
}
