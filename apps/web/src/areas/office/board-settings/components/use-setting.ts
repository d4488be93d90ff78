import type { BoardSettingKey, BoardSettings, StoredSetting } from '@waymark/contract/office/board-settings';
import { useState } from 'react';
import { fieldErrorsOf, isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { changeSetting } from '../api/change-setting.ts';
import { loadSettings } from '../api/load-settings.ts';

export interface Setting<Key extends BoardSettingKey> {
  key: Key;
  /** What is typed. */
  value: BoardSettings[Key];
  stored: StoredSetting<Key>;
  change: (value: BoardSettings[Key]) => void;
  /** Sends what is typed, or a value that it was before. */
  save: (value?: BoardSettings[Key]) => Promise<void>;
  take: (stored: StoredSetting<Key>) => void;
  pending: boolean;
  /** What the server refused, at a field below the value or of all of it. */
  errorAt: (field?: string) => string | undefined;
  failure: string;
  /** Somebody else was first: what they made of it is stored, and what was typed is still here. */
  conflict: boolean;
  isChanged: boolean;
}

/** One setting: what is stored, what is typed, and what became of saving it. */
export function useSetting<Key extends BoardSettingKey>(key: Key, initial: StoredSetting<Key>): Setting<Key> {
  const [stored, setStored] = useState(initial);
  const [value, change] = useState(initial.value);
  const [refused, setRefused] = useState<unknown>();
  const [pending, setPending] = useState(false);

  function take(next: StoredSetting<Key>) {
    setStored(next);
    change(next.value);
    setRefused(undefined);
  }

  async function save(next = value) {
    setPending(true);
    setRefused(undefined);
    try {
      take(await changeSetting(key, { value: next, version: stored.version }));
      showSuccess('Saved. The next page that is opened shows it.');
    } catch (failure) {
      // The newer version is what the next attempt builds on.
      if (isConflict(failure)) setStored((await loadSettings()).settings[key]);
      setRefused(failure);
    } finally {
      setPending(false);
    }
  }

  const fields = fieldErrorsOf(refused);
  const conflict = isConflict(refused);
  const isAtField = Object.keys(fields).length > 0;
  return {
    key,
    value,
    stored,
    change,
    save,
    take,
    pending,
    errorAt: (field) => fields[field === undefined ? 'value' : `value.${field}`],
    failure: refused !== undefined && !conflict && !isAtField ? messageOf(refused) : '',
    conflict,
    isChanged: JSON.stringify(value) !== JSON.stringify(stored.value),
  };
}

const isConflict = (failure: unknown) => isApiError(failure) && failure.code === 'conflict';
