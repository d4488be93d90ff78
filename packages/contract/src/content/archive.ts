/** An issue as the archive lists it. */
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
  /** Whether it stands in the archive: one whose sending was stopped is for those who have got it. */
  isListed: boolean;
  /** What came before it and after it. */
  earlier: IssueCard | null;
  later: IssueCard | null;
}

/** What pages ask of the newsletter (L-20). */
export interface NewsletterData {
  /** The newest first; none beyond the last page. */
  listIssues(page: number, pageSize: number): Promise<{ issues: readonly IssueCard[]; total: number }>;
  /** Null for none that was ever sent. */
  findIssue(slug: string): Promise<IssueDetail | null>;
}
