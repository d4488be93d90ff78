import type { CompanyMedia } from '@waymark/contract/companies/media';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';
import { refreshUser } from '../../../../lib/auth-store.ts';

/** Sends the file as it is: the server makes the sizes. The head of the area shows the logo at once. */
export async function changeLogo(file: File, onProgress: (share: number) => void): Promise<CompanyMedia> {
  const form = new FormData();
  form.append('logo', file);
  const { data } = await uploadForm('POST /company-logo', form, onProgress);
  await refreshUser();
  return data;
}

export async function removeLogo(): Promise<CompanyMedia> {
  const { data } = await callApi('DELETE /company-logo');
  await refreshUser();
  return data;
}
