import { useState } from 'react';
import { readDraft, removeDraft, storeDraft } from '../../../../lib/session-draft.ts';

interface Draft {
  owner: string;
  text: string;
}

/** A message as it is typed: kept through a reload, for whoever typed it, until it is sent. */
export function useMessageDraft(
  owner: string,
  about: string,
): { text: string; type: (text: string) => void; clear: () => void } {
  const key = `message:${about}`;
  const [text, setText] = useState(() => {
    const draft = readDraft(key) as Draft | null;
    return draft?.owner === owner ? draft.text : '';
  });
  return {
    text,
    type(typed) {
      setText(typed);
      if (typed) storeDraft(key, { owner, text: typed } satisfies Draft);
      else removeDraft(key);
    },
    clear() {
      setText('');
      removeDraft(key);
    },
  };
}
