import type { StaffTestimonial, TestimonialFields } from '@waymark/contract/content/staff-testimonials';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';

export async function listTestimonials(): Promise<StaffTestimonial[]> {
  return (await callApi('GET /staff/testimonials')).data;
}

/** Gives what to say afterwards, as the others do. */
export async function addTestimonial(body: TestimonialFields): Promise<string> {
  return (await callApi('POST /staff/testimonials', { body })).message;
}

export async function changeTestimonial(
  { id, version }: StaffTestimonial,
  fields: TestimonialFields,
): Promise<string> {
  const call = { params: { testimonialId: id }, body: { ...fields, version } };
  return (await callApi('PUT /staff/testimonials/:testimonialId', call)).message;
}

export async function moveTestimonial(testimonialId: string, direction: 'up' | 'down'): Promise<string> {
  const call = { params: { testimonialId }, body: { direction } };
  return (await callApi('PUT /staff/testimonials/:testimonialId/place', call)).message;
}

export async function hideTestimonial(testimonialId: string, hidden: boolean): Promise<string> {
  const call = { params: { testimonialId }, body: { hidden } };
  return (await callApi('PUT /staff/testimonials/:testimonialId/hidden', call)).message;
}

export async function removeTestimonial(testimonialId: string): Promise<string> {
  return (await callApi('DELETE /staff/testimonials/:testimonialId', { params: { testimonialId } })).message;
}

export async function removePicture(testimonialId: string): Promise<string> {
  const params = { testimonialId };
  return (await callApi('DELETE /staff/testimonials/:testimonialId/picture', { params })).message;
}

export async function uploadPicture(
  testimonialId: string,
  picture: File,
  onProgress: (share: number) => void,
): Promise<string> {
  const form = new FormData();
  form.append('picture', picture);
  const key = 'POST /staff/testimonials/:testimonialId/picture';
  return (await uploadForm(key, form, onProgress, { testimonialId })).message;
}
