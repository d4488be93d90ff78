import { msg } from '@waymark/contract/text/message';
import type { BoardSettingKey, BoardSettings } from '@waymark/contract/all-settings';
import type {
  SettingsSurroundings,
  StoredSetting,
  StoredSettings,
} from '@waymark/contract/office/board-settings';
import { useState } from 'react';
import { fieldErrorsOf, isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { loadPagesWhole } from '../../../../lib/load-pages-whole.ts';
import { showSuccess } from '../../../../lib/toasts.ts';

export interface LoadedSettings {
  settings: StoredSettings;
  surroundings: SettingsSurroundings;
}

export async function loadSettings(): Promise<LoadedSettings> {
  const { data } = await callApi('GET /staff/settings');
  // The server has checked that each value fits its key.
  return data as unknown as LoadedSettings;
}

export interface Setting<Key extends BoardSettingKey> {
  key: Key;
  value: BoardSettings[Key];
  stored: StoredSetting<Key>;
  change: (value: BoardSettings[Key]) => void;
  /** Sends the value of the form, or an earlier one. */
  save: (value?: BoardSettings[Key]) => Promise<void>;
  take: (stored: StoredSetting<Key>) => void;
  pending: boolean;
  /** The refusal of the value, or of a field in it. */
  errorAt: (field?: string) => string | undefined;
  failure: string;
  /** A colleague has saved meanwhile: `stored` is theirs, `value` is still the typed one. */
  conflict: boolean;
  isChanged: boolean;
}

/** The form of one setting: the stored value, the typed one, and the state of saving it. */
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
      const body = { value: next, version: stored.version };
      const { data } = await callApi('PUT /staff/settings/:key', { params: { key }, body });
      take(data as StoredSetting<Key>);
      loadPagesWhole();
      showSuccess(msg`Saved. The next page that is opened shows it.`);
    } catch (failure) {
      // The next attempt has to build on the newer version.
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
