import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { postingParameter } from '../posting-constants.ts';
import { readPosting, type KeyPress, type ShowPosting } from '../posting-rules.ts';
import styles from './search-page.module.css';

// With the first press of a key.
const ListKeys = lazy(async () => ({ default: (await import('./list-keys.tsx')).ListKeys }));

export interface PostingProps {
  jobId: string;
  /** Whether the posting was opened by a press, which takes the focus there; keys leave it in the list. */
  takesFocus: boolean;
  onClose: () => void;
}

interface BesideListProps {
  list: RefObject<HTMLElement | null>;
  /** The posting that is open beside the list; null where none is. */
  openId: string | null;
  onOpen: (jobId: string | null) => void;
  /** Shows it; without it all titles lead to their own pages. */
  Posting?: ComponentType<PostingProps> | undefined;
  /** A press of the button that shows the keys. */
  asked: KeyPress | null;
}

/** The posting beside a list, which the address names, and the keys of the list (L-34). The server renders neither. */
export function BesideList({ list, openId, onOpen, Posting, asked }: BesideListProps) {
  const { takesFocus, show } = usePostingPane({ list, isOffered: Posting !== undefined, openId, onOpen });
  const pressed = useFirstKey();
  const first = asked ?? pressed;
  return (
    <>
      {Posting && openId !== null && (
        <div className={styles['posting']}>
          <Suspense>
            <Posting jobId={openId} takesFocus={takesFocus} onClose={() => show(null)} />
          </Suspense>
        </div>
      )}
      {first && (
        <Suspense>
          <ListKeys first={first} list={list} onShow={show} />
        </Suspense>
      )}
    </>
  );
}

interface PaneOptions extends Pick<BesideListProps, 'list' | 'openId' | 'onOpen'> {
  isOffered: boolean;
}

const hasRoom = (isOffered: boolean) => isOffered && matchMedia('(width >= 72rem)').matches;

function usePostingPane({ list, isOffered, openId, onOpen }: PaneOptions) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [takesFocus, setTakesFocus] = useState(false);
  useEffect(() => onOpen(hasRoom(isOffered) ? readPosting(search) : null), [isOffered, search, onOpen]);

  const show: ShowPosting = (jobId, byKey = false) => {
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
  };

  /** A plain press on a title opens the posting beside the list. Other presses follow the link. */
  const press = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const jobId = link && readPosting(link.search);
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // The click of a key has no detail: Enter opens the posting's own page.
    if (jobId && event.detail > 0 && !isModified && show(jobId)) event.preventDefault();
  });
  useEffect(() => {
    const element = list.current;
    const listen = (event: MouseEvent) => press(event);
    element?.addEventListener('click', listen);
    return () => element?.removeEventListener('click', listen);
  }, [list]);
  return { takesFocus, show };
}

/** The first of the list's keys that was pressed. */
function useFirstKey(): KeyPress | null {
  const [first, setFirst] = useState<KeyPress | null>(null);
  useEffect(() => {
    if (first) return undefined;
    function listen({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      const isTaken = ctrlKey || metaKey || altKey || (target as Element).matches('input, select, textarea');
      if (!isTaken && 'jks?'.includes(key)) setFirst({ key });
    }
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [first]);
  return first;
}
