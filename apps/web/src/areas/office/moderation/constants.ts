import type { PostingDecision, PostingModeration } from '@waymark/contract/posting/moderation-choices';
import { msg } from '@waymark/contract/text/message';

interface DecisionWords {
  button: string;
  variant: 'primary' | 'secondary' | 'danger';
  /** The toast afterwards. */
  done: string;
  /** Asks for a reason first. */
  asks?: { title: string; text: string };
}

export const decisionWords: Readonly<Record<PostingDecision, DecisionWords>> = {
  approve: { button: msg`Approve`, variant: 'primary', done: msg`Approved. Its recruiters have been told.` },
  changes: {
    button: msg`Ask for changes`,
    variant: 'secondary',
    done: msg`Sent back. Its recruiters have been told what to change.`,
    asks: {
      title: msg`Ask for changes`,
      text: msg`Its recruiters get your words by mail. It comes back here when they have changed it.`,
    },
  },
  refuse: {
    button: msg`Refuse`,
    variant: 'danger',
    done: msg`Refused. Its recruiters have been told why.`,
    asks: {
      title: msg`Refuse this posting`,
      text: msg`It is hidden. Its recruiters get your words by mail; if they change it, it comes back here.`,
    },
  },
  suspend: {
    button: msg`Take down`,
    variant: 'danger',
    done: msg`Taken down. Its recruiters have been told why.`,
    asks: {
      title: msg`Take this posting down`,
      text: msg`It is hidden until you put it back. Its recruiters get your words by mail.`,
    },
  },
  lift: { button: msg`Put back`, variant: 'primary', done: msg`Put back. Its recruiters have been told.` },
};

export const moderationLabels: Readonly<Record<PostingModeration, string>> = {
  changes: msg`Changes asked for`,
  refused: msg`Refused`,
  suspended: msg`Taken down`,
};

export const emptyLists = {
  waiting: { title: msg`No posting waits`, text: msg`The first postings of new companies come here.` },
  returned: {
    title: msg`Nothing was sent back`,
    text: msg`What you refuse, or ask changes of, stands here.`,
  },
  suspended: {
    title: msg`Nothing is taken down`,
    text: msg`What you take down stands here until you put it back.`,
  },
  open: { title: msg`No posting is open`, text: msg`Postings stand here while seekers can see them.` },
} as const;
