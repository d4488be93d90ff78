import type { PostingDecision, PostingModeration } from '@waymark/contract/posting/moderation-choices';

interface DecisionWords {
  button: string;
  variant: 'primary' | 'secondary' | 'danger';
  /** The toast afterwards. */
  done: string;
  /** Asks for a reason first. */
  asks?: { title: string; text: string };
}

export const decisionWords: Readonly<Record<PostingDecision, DecisionWords>> = {
  approve: { button: 'Approve', variant: 'primary', done: 'Approved. Its recruiters have been told.' },
  changes: {
    button: 'Ask for changes',
    variant: 'secondary',
    done: 'Sent back. Its recruiters have been told what to change.',
    asks: {
      title: 'Ask for changes',
      text: 'Its recruiters get your words by mail. It comes back here when they have changed it.',
    },
  },
  refuse: {
    button: 'Refuse',
    variant: 'danger',
    done: 'Refused. Its recruiters have been told why.',
    asks: {
      title: 'Refuse this posting',
      text: 'It is hidden. Its recruiters get your words by mail; if they change it, it comes back here.',
    },
  },
  suspend: {
    button: 'Take down',
    variant: 'danger',
    done: 'Taken down. Its recruiters have been told why.',
    asks: {
      title: 'Take this posting down',
      text: 'It is hidden until you put it back. Its recruiters get your words by mail.',
    },
  },
  lift: { button: 'Put back', variant: 'primary', done: 'Put back. Its recruiters have been told.' },
};

export const moderationLabels: Readonly<Record<PostingModeration, string>> = {
  changes: 'Changes asked for',
  refused: 'Refused',
  suspended: 'Taken down',
};

export const emptyLists = {
  waiting: { title: 'No posting waits', text: 'The first postings of new companies come here.' },
  returned: { title: 'Nothing was sent back', text: 'What you refuse, or ask changes of, stands here.' },
  suspended: {
    title: 'Nothing is taken down',
    text: 'What you take down stands here until you put it back.',
  },
  open: { title: 'No posting is open', text: 'Postings stand here while seekers can see them.' },
} as const;
