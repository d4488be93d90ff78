import type { StaffIssueList } from '@waymark/contract/content/choices';
import type { IssueDraft } from '@waymark/contract/content/issues';
import { paths, searchPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';

export const staffIssuePath = (issueId: string) => searchPath({ issue: issueId }, paths.staffNewsletter);

/** The address of a list, always with its name: without it, a list that is not empty opens. */
export function staffIssuesPath(show: StaffIssueList, page = 1): string {
  return searchPath({ show, page: page === 1 ? undefined : page }, paths.staffNewsletter);
}

export function archivePath(page = 1): string {
  return searchPath({ page: page === 1 ? undefined : page }, paths.newsletter);
}

/** Problems of an incomplete issue, by field. */
export function findMissing({ title, summary, body }: IssueDraft): Record<string, string> {
  return {
    ...(title.trim() === '' && { title: msg`An issue needs a subject.` }),
    ...(summary.trim() === '' && { summary: msg`Please say in a sentence what the issue is about.` }),
    ...(body.trim() === '' && { body: msg`Please write the text first.` }),
  };
}
