import type { Audience, IssueDraft, IssuePreview } from '@waymark/contract/content/issues';
import { callApi } from '../../../../lib/api-client.ts';

export async function beginIssue(): Promise<string> {
  return (await callApi('POST /staff/newsletter')).data.id;
}

/** Gives the version that the draft is now. */
export async function saveDraft(
  issueId: string,
  version: number,
  draft: IssueDraft,
  options: { keepalive?: boolean } = {},
): Promise<number> {
  const input = { params: { issueId }, body: { version, draft } };
  return (await callApi('PUT /staff/newsletter/:issueId/draft', input, options)).data.version;
}

export async function previewIssue(draft: IssueDraft, signal: AbortSignal): Promise<IssuePreview> {
  return (await callApi('POST /staff/newsletter-previews', { body: draft }, { signal })).data;
}

/** Who would get it at this moment. */
export async function countReceivers(issueId: string): Promise<Audience> {
  return (await callApi('GET /staff/newsletter/:issueId', { params: { issueId } })).data.audience;
}

export async function sendTest(issueId: string, version: number): Promise<string> {
  const input = { params: { issueId }, body: { version } };
  return (await callApi('POST /staff/newsletter/:issueId/test', input)).message;
}

/** Sends now, or at a moment in ISO 8601. */
export async function sendIssue(issueId: string, version: number, at: string | null): Promise<string> {
  const input = { params: { issueId }, body: { version, at } };
  return (await callApi('POST /staff/newsletter/:issueId/sending', input)).message;
}

export async function stopSending(issueId: string): Promise<string> {
  return (await callApi('DELETE /staff/newsletter/:issueId/sending', { params: { issueId } })).message;
}

export async function deleteIssue(issueId: string): Promise<string> {
  return (await callApi('DELETE /staff/newsletter/:issueId', { params: { issueId } })).message;
}
