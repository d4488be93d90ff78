import { otherCategory, type BoardCategory } from '@waymark/contract/jobs/category-choices';
import type { StoredSetting } from '@waymark/contract/office/board-settings';
import { Button } from '../../../../components/form/button.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { OrderedRows } from './ordered-rows.tsx';
import { SettingCard } from './setting-card.tsx';
import { useSetting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface SectorsFormProps {
  initial: StoredSetting<'sectors'>;
  categories: readonly BoardCategory[];
}

/** The sectors of the search on the home page, each with the category that it searches. */
export function SectorsForm({ initial, categories }: SectorsFormProps) {
  const say = useSay();
  const setting = useSetting('sectors', initial);
  const { value, change, errorAt } = setting;
  return (
    <SettingCard title={say`Sectors`} setting={setting}>
      <p>
        {say`The first names in the field “Sector” of the home page; categories that none of them leads to follow.`}
      </p>
      <OrderedRows
        label={say`Sectors`}
        items={value}
        keyOf={(_sector, at) => String(at)}
        nameOf={({ label }) => label}
        isRemovable={() => true}
        onChange={change}
      >
        {(sector, at, changeRow) => (
          <>
            <TextField
              label={say`Sector`}
              value={sector.label}
              maxLength={60}
              error={errorAt(`${at}.label`)}
              onChange={(event) => changeRow({ ...sector, label: event.currentTarget.value })}
            />
            <SelectField
              label={say`Searches`}
              value={sector.category}
              error={errorAt(`${at}.category`)}
              onChange={(event) => changeRow({ ...sector, category: event.currentTarget.value })}
            >
              <Options choices={categories} />
            </SelectField>
          </>
        )}
      </OrderedRows>
      <FieldError id="sectors-error" message={errorAt()} />
      <p>
        <Button
          variant="secondary"
          onClick={() => change([...value, { label: '', category: otherCategory }])}
        >
          {say`Add sector`}
        </Button>
      </p>
    </SettingCard>
  );
}
