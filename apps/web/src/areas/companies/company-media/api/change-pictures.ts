import type { CompanyMedia } from '@waymark/contract/companies/media';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';

export async function addPicture(
  file: File,
  alternativeText: string,
  onProgress: (share: number) => void,
): Promise<CompanyMedia> {
  const form = new FormData();
  form.append('alternativeText', alternativeText);
  form.append('picture', file);
  return (await uploadForm('POST /company-pictures', form, onProgress)).data;
}

export async function describePicture(pictureId: string, alternativeText: string): Promise<CompanyMedia> {
  const input = { params: { pictureId }, body: { alternativeText } };
  return (await callApi('PUT /company-pictures/:pictureId', input)).data;
}

export async function removePicture(pictureId: string): Promise<CompanyMedia> {
  return (await callApi('DELETE /company-pictures/:pictureId', { params: { pictureId } })).data;
}
