import { useNavigate } from 'react-router';
import { Options } from './choice-options.tsx';
import { SelectField } from './select-field.tsx';
import { useSay } from '../../lib/languages/say.ts';

interface SortSelectProps<Sort extends string> {
  label?: string;
  sort: Sort;
  choices: readonly { readonly value: Sort; readonly label: string }[];
  /** The address of the first page in another order. */
  pathOf: (sort: Sort) => string;
}

export function SortSelect<Sort extends string>(props: SortSelectProps<Sort>) {
  const say = useSay();
  const { label = say`Sort by`, sort, choices, pathOf } = props;
  const navigate = useNavigate();
  return (
    <SelectField
      label={label}
      value={sort}
      onChange={({ currentTarget }) => void navigate(pathOf(currentTarget.value as Sort))}
    >
      <Options choices={choices} />
    </SelectField>
  );
}
