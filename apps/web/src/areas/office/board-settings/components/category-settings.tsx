import { otherCategory, type BoardCategory } from '@waymark/contract/jobs/category-choices';
import type { StoredSettings } from '@waymark/contract/office/board-settings';
import { msg, plural, term, type Message } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { CategoryDeletion } from './category-deletion.tsx';
import { NewChoice } from './new-choice.tsx';
import { OrderedRows } from './ordered-rows.tsx';
import { SectorsForm } from './sectors-form.tsx';
import { SettingCard } from './setting-card.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { useSetting, type Setting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

type CategoryCounts = readonly { value: string; postings: number }[];

interface CategorySettingsProps {
  settings: Pick<StoredSettings, 'categories' | 'sectors'>;
  counts: CategoryCounts;
}

/** `/staff/settings/categories`: the board's categories, and the sectors of the search on the home page. */
export function CategorySettings({ settings, counts }: CategorySettingsProps) {
  const say = useSay();
  const setting = useSetting('categories', settings.categories);
  return (
    <SettingsGroup
      title={say`Categories and sectors`}
      lead={say`Addresses, alerts and postings hold a category by its identifier, which stays when you rename it.`}
    >
      <CategoriesCard setting={setting} initialCounts={counts} />
      <SectorsForm
        initial={settings.sectors}
        categories={setting.stored.value.filter(({ movedTo }) => movedTo === null)}
      />
    </SettingsGroup>
  );
}

interface CategoriesCardProps {
  setting: Setting<'categories'>;
  initialCounts: CategoryCounts;
}

/** The categories on the list, and how it changes; those that were deleted stay behind them. */
function listOf({ value, change }: Setting<'categories'>) {
  const listed = value.filter(({ movedTo }) => movedTo === null);
  const others = value.filter(({ movedTo }) => movedTo !== null);
  return { listed, place: (next: readonly BoardCategory[]) => change([...next, ...others]) };
}

const postingsIn = (counts: CategoryCounts, category = '') =>
  counts.find((one) => one.value === category)?.postings ?? 0;

function CategoriesCard({ setting, initialCounts }: CategoriesCardProps) {
  const say = useSay();
  const { value, errorAt, isChanged, stored, take } = setting;
  const [counts, setCounts] = useState(initialCounts);
  const [deleted, setDeleted] = useState<BoardCategory>();
  const { listed, place } = listOf(setting);
  const isStored = ({ value: category }: BoardCategory) => stored.value.some((one) => one.value === category);

  return (
    <SettingCard title={say`Categories`} setting={setting}>
      <p>
        {say`A retired category is no longer offered in forms. Postings that have it keep it, and can still be found by it.`}
      </p>
      <OrderedRows
        label={say`Categories`}
        items={listed}
        keyOf={({ value: category }) => category}
        nameOf={({ label }) => label}
        isRemovable={(category) => !isStored(category)}
        onChange={place}
        renderActions={(category, at) =>
          category.value !== otherCategory &&
          isStored(category) && (
            <RowActions
              category={category}
              mayDelete={!isChanged}
              onRetire={() => place(listed.with(at, { ...category, retired: !category.retired }))}
              onDelete={() => setDeleted(category)}
            />
          )
        }
      >
        {(category, _at, changeRow) => (
          <CategoryName
            category={category}
            postings={postingsIn(counts, category.value)}
            error={errorAt(`${value.indexOf(category)}.label`)}
            onChange={changeRow}
          />
        )}
      </OrderedRows>
      <NewCategory error={errorAt()} taken={value} onAdd={(category) => place([...listed, category])} />
      {isChanged && <p>{say`Save the list before you delete a category.`}</p>}
      <CategoryDeletion
        category={deleted}
        postings={postingsIn(counts, deleted?.value)}
        others={listed.filter((one) => one.value !== deleted?.value)}
        version={stored.version}
        onClose={() => setDeleted(undefined)}
        onDeleted={(after, to) => {
          take(after);
          setCounts((before) => addCount(before, to, postingsIn(before, deleted?.value)));
        }}
      />
    </SettingCard>
  );
}

interface CategoryNameProps {
  category: BoardCategory;
  postings: number;
  error: string | undefined;
  onChange: (category: BoardCategory) => void;
}

function CategoryName({ category, postings, error, onChange }: CategoryNameProps) {
  const say = useSay();
  return (
    <TextField
      label={say`Name of “${category.value}”`}
      hint={say(describeUse(category, postings))}
      value={category.label}
      maxLength={60}
      error={error}
      onChange={(event) => onChange({ ...category, label: event.currentTarget.value })}
    />
  );
}

interface RowActionsProps {
  category: BoardCategory;
  /** A deletion saves by itself, so it waits for what is typed. */
  mayDelete: boolean;
  onRetire: () => void;
  onDelete: () => void;
}

function RowActions({ category, mayDelete, onRetire, onDelete }: RowActionsProps) {
  const say = useSay();
  const about = <VisuallyHidden> {category.label}</VisuallyHidden>;
  return (
    <>
      <Button variant="quiet" onClick={onRetire}>
        <span>
          {category.retired ? say`Offer again` : say`Retire`}
          {about}
        </span>
      </Button>
      <Button
        variant="quiet"
        disabled={!mayDelete}
        why={say`Save what you have changed first: a deletion saves by itself.`}
        onClick={onDelete}
      >
        <span>
          {say`Delete`}
          {about}
        </span>
      </Button>
    </>
  );
}

function addCount(counts: CategoryCounts, to: string, postings: number): CategoryCounts {
  const before = counts.find(({ value }) => value === to)?.postings ?? 0;
  return [...counts.filter(({ value }) => value !== to), { value: to, postings: before + postings }];
}

function describeUse({ retired }: BoardCategory, postings: number): Message {
  const use = postings === 0 ? msg`No postings.` : msg`${plural(postings, '# posting.', '# postings.')}`;
  return retired ? msg`Retired. ${term(use)}` : use;
}

interface NewCategoryProps {
  error: string | undefined;
  taken: readonly BoardCategory[];
  onAdd: (category: BoardCategory) => void;
}

function NewCategory({ onAdd, ...rest }: NewCategoryProps) {
  const say = useSay();
  return (
    <NewChoice
      label={say`New category`}
      add={say`Add category`}
      onAdd={(choice) => onAdd({ ...choice, movedTo: null })}
      {...rest}
    />
  );
}
