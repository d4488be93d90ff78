import { callApi } from '../../../../lib/api-client.ts';
import { changeUser } from '../../../../lib/auth-store.ts';

export async function removePicture(): Promise<void> {
  changeUser((await callApi('DELETE /profile-picture')).data);
}
