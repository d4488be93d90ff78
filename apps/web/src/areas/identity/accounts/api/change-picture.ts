import type { PictureSquare } from '@waymark/contract/identity/account-pictures';
import { uploadForm } from '../../../../lib/api-client.ts';
import { changeUser } from '../../../../lib/auth-store.ts';

/** Sends the file as it is, with the square to keep: the server cuts it. */
export async function changePicture(
  file: File,
  square: PictureSquare,
  onProgress: (share: number) => void,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(square)) form.append(name, String(value));
  form.append('picture', file);
  const { data } = await uploadForm('POST /profile-picture', form, onProgress);
  changeUser(data);
}
