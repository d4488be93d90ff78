import type { PostDraft, PostPreview, StaffPostPicture } from '@waymark/contract/content/writing';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';

export async function beginPost(): Promise<string> {
  return (await callApi('POST /staff/posts')).data.id;
}

/** Gives the version that the draft is now. */
export async function saveDraft(
  postId: string,
  version: number,
  draft: PostDraft,
  options: { keepalive?: boolean } = {},
): Promise<number> {
  const input = { params: { postId }, body: { version, draft } };
  return (await callApi('PUT /staff/posts/:postId/draft', input, options)).data.version;
}

export async function previewText(body: string, signal: AbortSignal): Promise<PostPreview> {
  return (await callApi('POST /staff/post-previews', { body: { body } }, { signal })).data;
}

/** Publishes now, or at a moment in ISO 8601. */
export async function publishPost(postId: string, version: number, at: string | null): Promise<string> {
  const input = { params: { postId }, body: { version, at } };
  return (await callApi('POST /staff/posts/:postId/publication', input)).message;
}

export async function unpublishPost(postId: string): Promise<string> {
  return (await callApi('DELETE /staff/posts/:postId/publication', { params: { postId } })).message;
}

export async function deletePost(postId: string): Promise<string> {
  return (await callApi('DELETE /staff/posts/:postId', { params: { postId } })).message;
}

export async function restoreVersion(postId: string, versionId: string, version: number): Promise<string> {
  const input = { params: { postId, versionId }, body: { version } };
  return (await callApi('POST /staff/posts/:postId/versions/:versionId/restore', input)).message;
}

export async function uploadPicture(
  postId: string,
  { file, alternativeText }: { file: File; alternativeText: string },
): Promise<StaffPostPicture> {
  const form = new FormData();
  form.append('alternativeText', alternativeText);
  form.append('picture', file);
  const { data } = await uploadForm('POST /staff/posts/:postId/pictures', form, () => undefined, {
    postId,
  });
  return data;
}
