import { otherCategory, type BoardCategory } from '@waymark/contract/jobs/category-choices';
import { categoryWordLength, type CategoryWordList } from '@waymark/contract/jobs/category-words';
import type { StoredSettings } from '@waymark/contract/office/board-settings';
import type { LastCategoryMove } from '@waymark/contract/office/word-endpoints';
import { useState } from 'react';
import { Options } from '../../../../components/form/choice-options.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TokenField } from '../../../../components/form/tokens/token-field.tsx';
import { CategoryMovesCard } from './category-moves.tsx';
import { SettingCard } from './setting-card.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { useSetting, type Setting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface CategoryWordsProps {
  settings: Pick<StoredSettings, 'categories' | 'categoryWords'>;
  lastMove: LastCategoryMove | null;
}

/** `/staff/settings/category-words`: by which words postings come into a category, and what these would move. */
export function CategoryWords({ settings, lastMove }: CategoryWordsProps) {
  const say = useSay();
  const setting = useSetting('categoryWords', settings.categoryWords);
  const categories = settings.categories.value.filter(
    ({ value, retired, movedTo }) => !retired && movedTo === null && value !== otherCategory,
  );
  return (
    <SettingsGroup
      title={say`Words of categories`}
      lead={
        <>
          {say`A posting whose source names no category of the board gets one by its title. Words of your own come before the built-in ones. They are looked for in the title, then in what the source calls the work, then in the company’s industry.`}
        </>
      }
    >
      <WordsCard setting={setting} categories={categories} />
      <CategoryMovesCard setting={setting} categories={categories} lastMove={lastMove} />
    </SettingsGroup>
  );
}

const wordsOf = (lists: readonly CategoryWordList[], category: string) =>
  lists.find((one) => one.category === category)?.words ?? [];

interface WordsCardProps {
  setting: Setting<'categoryWords'>;
  categories: readonly BoardCategory[];
}

function WordsCard({ setting, categories }: WordsCardProps) {
  const say = useSay();
  const { value, change, errorAt } = setting;
  const [added, setAdded] = useState<readonly string[]>([]);
  const isShown = ({ value: category }: BoardCategory) =>
    added.includes(category) || value.some((one) => one.category === category);
  function place(category: string, words: string[]) {
    const at = value.findIndex((one) => one.category === category);
    const next = { category, words };
    const placed = at < 0 ? [...value, next] : value.with(at, next);
    change(placed.filter(({ words: own }) => own.length > 0));
  }
  return (
    <SettingCard title={say`Words`} setting={setting}>
      <p>
        {say`The number and the case of a word do not matter, and several in a row count as one: “harbour master”. A star stands for the rest of a longer word: “hafen*” is in Hafenmeister too. Where several fit, the longest counts.`}
      </p>
      <FieldError id="category-words-error" message={errorAt()} />
      {categories.filter(isShown).map(({ value: category, label }) => (
        <TokenField
          key={category}
          label={label}
          hint={say`Enter or a comma adds a word.`}
          values={wordsOf(value, category)}
          maxLength={categoryWordLength}
          error={errorOf(setting, category)}
          onChange={(words) => {
            setAdded((before) => (before.includes(category) ? before : [...before, category]));
            place(category, words);
          }}
        />
      ))}
      <SelectField
        label={say`Add words for`}
        value=""
        onChange={(event) => setAdded([...added, event.currentTarget.value])}
      >
        <Options
          choices={[
            { value: '', label: say`Choose a category` },
            ...categories.filter((category) => !isShown(category)),
          ]}
        />
      </SelectField>
    </SettingCard>
  );
}

/** The refusal of the list, or of one of its words. */
function errorOf({ value, errorAt }: Setting<'categoryWords'>, category: string): string | undefined {
  const at = value.findIndex((one) => one.category === category);
  if (at < 0) return undefined;
  const words = value[at]?.words ?? [];
  const ofWord = words.map((_, of) => errorAt(`${at}.words.${of}`)).find((message) => message !== undefined);
  return errorAt(`${at}.words`) ?? ofWord;
}
