import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { postingParameter } from '../constants.ts';
import { readPosting } from '../search-rules.ts';

const hasRoom = (isOffered: boolean) => isOffered && matchMedia('(width >= 72rem)').matches;

export interface PostingPane {
  /** The posting that is open beside the list; null where none is. */
  openId: string | null;
  /** Whether the posting was opened by a press, which takes the focus there; keys leave it in the list. */
  takesFocus: boolean;
  /** Opens a posting, or closes it; by a key it replaces the one before in the history. False without room. */
  show: (jobId: string | null, byKey?: boolean) => boolean;
  /** For the list: a plain press on a title opens the posting beside it. Other presses follow the link. */
  press: (event: MouseEvent) => void;
}

/** The posting beside a list (L-34). The address names it, and the server renders the same page with and without. */
export function usePostingPane(isOffered: boolean): PostingPane {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [takesFocus, setTakesFocus] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  // Not before it is awake, as the server renders the list alone.
  useEffect(() => setOpenId(hasRoom(isOffered) ? readPosting(search) : null), [isOffered, search]);

  function show(jobId: string | null, byKey = false): boolean {
    if (!hasRoom(isOffered)) return false;
    const parameters = new URLSearchParams(search);
    parameters.delete(postingParameter);
    if (jobId) parameters.set(postingParameter, jobId);
    setTakesFocus(!byKey);
    void navigate(
      { search: `${parameters}` },
      { replace: byKey && openId !== null, preventScrollReset: true },
    );
    return true;
  }

  function press(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    const jobId = link && readPosting(link.search);
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // The click of a key has no detail: Enter opens the posting's own page.
    if (jobId && event.detail > 0 && !isModified && show(jobId)) event.preventDefault();
  }
  return { openId, takesFocus, show, press };
}
