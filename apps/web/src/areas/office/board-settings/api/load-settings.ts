import type {
  BoardSettingChange,
  BoardSettingKey,
  SettingsSurroundings,
  StoredSettings,
} from '@waymark/contract/office/board-settings';
import { callApi } from '../../../../lib/api-client.ts';

export interface LoadedSettings {
  settings: StoredSettings;
  surroundings: SettingsSurroundings;
}

export async function loadSettings(): Promise<LoadedSettings> {
  const { data } = await callApi('GET /staff/settings');
  // The server has checked that each value fits its key.
  return data as unknown as LoadedSettings;
}

export async function listChanges(key: BoardSettingKey): Promise<BoardSettingChange[]> {
  return (await callApi('GET /staff/settings/:key/changes', { params: { key } })).data;
}
