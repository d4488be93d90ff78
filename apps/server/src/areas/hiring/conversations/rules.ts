import { msg } from '@waymark/contract/text/message';
import type { closedReasons } from '@waymark/contract/hiring/conversations';
import { AppError } from '../../../platform/errors.ts';

import type { RecordedStatus } from '../tables.ts';

/** The part of a message that a list shows. */
const excerptLength = 140;

export type Side = 'candidate' | 'company';
export type ClosedReason = (typeof closedReasons)[number];

/** What decides whether a conversation is open. */
export interface ConversationState {
  applicationStatus: RecordedStatus | null;
  isBlocked: boolean;
  isLeaving: boolean;
  isHeld: boolean;
}

/** Why the given side cannot write; null if it can. A candidate’s leaving is not revealed. */
export function findClosedReason(state: ConversationState, side: Side): ClosedReason | null {
  if (state.applicationStatus === 'withdrawn') return 'withdrawn';
  if (state.isLeaving) return side === 'candidate' ? 'leaving' : 'blocked';
  if (state.isBlocked) return 'blocked';
  return state.isHeld ? 'held' : null;
}

const refusals: Record<Side, Record<ClosedReason, string>> = {
  company: {
    withdrawn: msg`The application was withdrawn: this conversation has ended.`,
    blocked: msg`This candidate takes no more messages from your company.`,
    leaving: msg`This candidate takes no more messages from your company.`,
    held: msg`Our team has to look at your company first: another one has its name or its website.`,
  },
  candidate: {
    withdrawn: msg`You have withdrawn this application: the conversation has ended.`,
    blocked: msg`You have stopped this company from writing. Let it write again to answer.`,
    leaving: msg`Your account is going to be deleted, and your messages with it. Keep the account to write.`,
    held: msg`Our team is looking at this company: you can answer when that is done.`,
  },
};

/** Requires an open conversation. Throws `forbidden` for a held company, else `conflict`. */
export function requireOpen(state: ConversationState, side: Side): void {
  const reason = findClosedReason(state, side);
  if (reason === null) return;
  throw new AppError(
    reason === 'held' && side === 'company' ? 'forbidden' : 'conflict',
    refusals[side][reason],
  );
}

/** The beginning of a message on one line. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= excerptLength ? line : `${line.slice(0, excerptLength - 1).trimEnd()}…`;
}

/** A message as paragraphs of a mail, cut at a length. */
export function mailedParagraphs(text: string, length: number): string[] {
  const cut = text.length <= length ? text : `${text.slice(0, length).trimEnd()} …`;
  return cut.split(/\s*\n\s*/u).filter(Boolean);
}
