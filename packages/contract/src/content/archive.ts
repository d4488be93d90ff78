/** An issue in the archive. */
export interface IssueCard {
  slug: string;
  title: string;
  summary: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

export interface IssueDetail extends IssueCard {
  /** Sanitised. */
  html: string;
  /** False after a stopped sending: only its receivers know its address. */
  isListed: boolean;
  /** Its neighbours in the archive. */
  earlier: IssueCard | null;
  later: IssueCard | null;
}

/** The data of the newsletter's pages (L-20). */
export interface NewsletterData {
  /** The newest first; none beyond the last page. */
  listIssues(page: number, pageSize: number): Promise<{ issues: readonly IssueCard[]; total: number }>;
  /** Null for issues that were never sent. */
  findIssue(slug: string): Promise<IssueDetail | null>;
}
