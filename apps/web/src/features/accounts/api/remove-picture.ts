import type { User } from '@waymark/contract/accounts';
import { callApi } from '../../../lib/api-client.ts';
import { changeUser } from '../../../lib/auth-store.ts';

export async function removePicture(): Promise<void> {
  changeUser((await callApi<{ data: User }>('DELETE', '/profile-picture')).data);
}
