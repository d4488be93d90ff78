import { jobDetailPath, paths } from '@waymark/contract/paths';
import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { postingParameter } from '../constants.ts';
import { readPosting } from '../search-rules.ts';

/** From this width on there is room for a posting beside the list. */
const hasRoom = (isOffered: boolean) => isOffered && matchMedia('(width >= 72rem)').matches;

export interface PostingPane {
  /** The posting that is open beside the list; null where none is. */
  openId: string | null;
  /** Whether the posting was opened by a press, which takes the focus there; keys leave it in the list. */
  takesFocus: boolean;
  /** Opens a posting by a key; it replaces the one before in the history. Does nothing without room. */
  openByKey: (jobId: string) => void;
  close: () => void;
  /** For the list: a plain press on a title opens the posting beside it. Other presses follow the link. */
  press: (event: MouseEvent) => void;
}

/** The posting beside a list (L-34). The address names it, and the server renders the same page with and without. */
export function usePostingPane(isOffered: boolean): PostingPane {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The server renders the list alone, and so does the browser at first. The style sheet hides the posting where the
  // window has become too narrow.
  const [openId, setOpenId] = useState<string | null>(null);
  useEffect(() => setOpenId(hasRoom(isOffered) ? readPosting(search) : null), [isOffered, search]);
  const [takesFocus, setTakesFocus] = useState(false);

  function show(jobId: string | null, { replace }: { replace: boolean }) {
    const parameters = new URLSearchParams(search);
    parameters.delete(postingParameter);
    if (jobId !== null) parameters.set(postingParameter, jobId);
    void navigate({ search: `${parameters}` }, { replace, preventScrollReset: true });
  }

  function press(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    // The click of a key has no detail: Enter opens the posting's own page.
    const isPlain = event.detail > 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const jobId = link?.pathname === paths.jobDetail ? readPosting(link.search) : null;
    if (!isPlain || jobId === null || !hasRoom(isOffered)) return;
    event.preventDefault();
    setTakesFocus(true);
    show(jobId, { replace: false });
  }

  function close() {
    show(null, { replace: false });
    if (openId) document.querySelector<HTMLElement>(`ol a[href="${jobDetailPath(openId)}"]`)?.focus();
  }

  function openByKey(jobId: string) {
    if (!hasRoom(isOffered)) return;
    setTakesFocus(false);
    show(jobId, { replace: openId !== null });
  }
  return { openId, takesFocus, openByKey, close, press };
}
