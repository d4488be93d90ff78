/** How a part of the board does: as it should, behind, or not at all. */
export type PartState = 'working' | 'delayed' | 'away';

/** What waits: null where nobody can tell. */
export interface WaitingWork {
  state: PartState;
  /** For how many whole minutes the oldest has waited that could have been done. */
  minutes: number | null;
}

/** 'away' also where the board has no mail server: then no mail leaves. */
export interface MailStatus extends WaitingWork {
  /** How many mails were given up in the last 24 hours; null where the database does not answer. */
  givenUp: number | null;
}

/** How the board does, as everybody may know it: no figures of load, failures or versions. Times in ISO 8601, UTC. */
export interface BoardStatus {
  checkedAt: string;
  search: { state: PartState; openJobs: number | null; changedAt: string | null };
  database: PartState;
  work: WaitingWork;
  mails: MailStatus;
  /** When postings of other sites were last read to the end; null for never, or where nobody can tell. */
  lastImport: string | null;
}
