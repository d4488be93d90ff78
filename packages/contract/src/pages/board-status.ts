/** The state of a part of the board. */
export type PartState = 'working' | 'delayed' | 'away';

/** Waiting work; null when it is unknown. */
export interface WaitingWork {
  state: PartState;
  /** The wait of the oldest due task, in whole minutes. */
  minutes: number | null;
}

/** Also 'away' without a mail server. */
export interface MailStatus extends WaitingWork {
  /** Mails that failed in the last 24 hours; null without an answer of the database. */
  givenUp: number | null;
}

/** The public status: no load, failures or versions. Times in ISO 8601, UTC. */
export interface BoardStatus {
  checkedAt: string;
  search: { state: PartState; openJobs: number | null; changedAt: string | null };
  database: PartState;
  work: WaitingWork;
  mails: MailStatus;
  /** When the last import finished; null for never, or when it is unknown. */
  lastImport: string | null;
}
