import { msg } from '@waymark/contract/text/message';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import type { StoredSettings } from '@waymark/contract/office/board-settings';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Button } from '../../../../components/form/button.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { OrderedRows } from './ordered-rows.tsx';
import { SettingCard } from './setting-card.tsx';
import { useSetting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** Of the home page. */
const maxShown = 8;
const fullNote = msg`There are ${maxShown}, which is as many as are shown. Remove one first.`;
const typingPauseMs = 120;

export function CitiesForm({ initial }: { initial: StoredSettings['homeCities'] }) {
  const say = useSay();
  const setting = useSetting('homeCities', initial);
  const { value, change, errorAt } = setting;
  const [typed, setTyped] = useState('');
  const places = usePlaces(typed);
  const listId = useId();
  const isFull = value.length >= maxShown;

  function add() {
    const place = typed.trim();
    if (place === '' || isFull) return;
    if (!value.includes(place)) change([...value, place]);
    setTyped('');
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
    // Within the form Enter would save it.
    event.preventDefault();
    add();
  }

  return (
    <SettingCard title={say`Cities of the home page`} setting={setting}>
      <p>
        {say`At most ${maxShown}. One without open jobs is not shown, and the busiest of the others takes its place; with none chosen, the product’s own are shown.`}
      </p>
      <ChosenOrder label={say`Chosen cities`} values={value} nameOf={(place) => place} onChange={change} />
      <div className={`${ui['wrap3']} ${ui['fieldAndButton']}`}>
        <TextField
          label={say`City or country`}
          value={typed}
          list={listId}
          autoComplete="off"
          maxLength={120}
          error={errorAt() ?? value.map((_place, at) => errorAt(String(at))).find(Boolean)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={press}
        />
        <Button
          variant="secondary"
          disabled={typed.trim() === '' || isFull}
          why={isFull ? say(fullNote) : say`Fill in a city or country first.`}
          onClick={add}
        >
          {say`Add city`}
        </Button>
      </div>
      <datalist id={listId}>
        {places.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
    </SettingCard>
  );
}

/** Places that begin with the typed text. */
function usePlaces(typed: string): readonly string[] {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const q = typed.trim();
  useEffect(() => {
    if (q === '') return;
    const controller = new AbortController();
    const pause = setTimeout(() => {
      void suggestPlaces(q, controller.signal).then((found) => controller.signal.aborted || setPlaces(found));
    }, typingPauseMs);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [q]);
  return q === '' ? [] : places;
}

export function CategoriesForm({ initial }: { initial: StoredSettings['homeCategories'] }) {
  const say = useSay();
  const words = useBoardWords();
  const setting = useSetting('homeCategories', initial);
  const { value, change, errorAt } = setting;
  const [picked, setPicked] = useState('');
  const others = words.categories.offered.filter(
    (one) => one.value !== 'other' && !value.includes(one.value),
  );
  const isFull = value.length >= maxShown;

  function add() {
    if (picked === '' || isFull) return;
    change([...value, picked]);
    setPicked('');
  }

  return (
    <SettingCard title={say`Categories of the home page`} setting={setting}>
      <p>
        {say`At most ${maxShown}. One without open jobs is not shown, and the busiest of the others takes its place; with none chosen, the product’s own are shown.`}
      </p>
      <ChosenOrder
        label={say`Chosen categories`}
        values={value}
        nameOf={(category) => categoryLabel(words, category)}
        onChange={change}
      />
      <div className={`${ui['wrap3']} ${ui['fieldAndButton']}`}>
        <SelectField
          label={say`Category`}
          value={picked}
          error={errorAt()}
          onChange={(event) => setPicked(event.currentTarget.value)}
        >
          <option value="">{say`Choose one`}</option>
          {others.map(({ value: category, label }) => (
            <option key={category} value={category}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button
          variant="secondary"
          disabled={picked === '' || isFull}
          why={isFull ? say(fullNote) : say`Choose a category first.`}
          onClick={add}
        >
          {say`Add category`}
        </Button>
      </div>
    </SettingCard>
  );
}

/** Places with open jobs, as the search writes them; none without an answer. */
async function suggestPlaces(q: string, signal: AbortSignal): Promise<string[]> {
  try {
    const query = { q: q.slice(0, 80), field: 'place' as const };
    const { data } = await callApi('GET /jobs/suggestions', { query }, { signal });
    return data.map(({ text, detail }) => (detail ? `${text}, ${detail}` : text));
  } catch {
    return [];
  }
}

interface ChosenOrderProps {
  label: string;
  values: readonly string[];
  nameOf: (value: string) => string;
  onChange: (values: string[]) => void;
}

/** The chosen values, with buttons to move and remove each. */
function ChosenOrder({ label, values, nameOf, onChange }: ChosenOrderProps) {
  return (
    <OrderedRows
      label={label}
      items={values}
      keyOf={(value) => value}
      nameOf={nameOf}
      onChange={onChange}
      isRemovable={() => true}
    >
      {(value) => nameOf(value)}
    </OrderedRows>
  );
}
