import { alertSorts, type AlertSort } from '@waymark/contract/seeking/choices/alerts';
import { useNavigate } from 'react-router';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { pathOfPlace, type ListPlace } from '../rules.ts';

/** A new order starts at its first page. */
export function AlertSortSelect({ place }: { place: ListPlace }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Sort by"
      value={place.sort}
      onChange={(event) => {
        const sort = event.currentTarget.value as AlertSort;
        void navigate(pathOfPlace({ sort, page: 1 }));
      }}
    >
      {alertSorts.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
