import type { BoardSettingKey, StoredSetting } from '@waymark/contract/office/board-settings';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';

export async function changeSetting<Key extends BoardSettingKey>(
  key: Key,
  body: StoredSetting<Key>,
): Promise<StoredSetting<Key>> {
  const { data } = await callApi('PUT /staff/settings/:key', { params: { key }, body });
  return data as StoredSetting<Key>;
}

export async function uploadMark(
  file: File,
  version: number,
  onProgress: (share: number) => void,
): Promise<StoredSetting<'mark'>> {
  const form = new FormData();
  form.append('version', String(version));
  form.append('mark', file);
  return (await uploadForm('POST /staff/board-mark', form, onProgress)).data as StoredSetting<'mark'>;
}
