import { msg } from '@waymark/contract/text/message';
import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastContainer, toast, type CloseButtonProps } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { isSaidOnPage } from '../../lib/messages/one-voice.ts';
import { messagesPlace } from '../../lib/messages/region.ts';
import './toast-view.css';

/** The page's own region reads the messages aloud: one that came with its first message would not be heard yet. */
function leaveSpeakingToPage(list: HTMLElement | null): void {
  list?.querySelector('section')?.removeAttribute('aria-live');
}

/** In place of the library's own, which speaks English, and so does the bar beside it: a timer says nothing to ears. */
function CloseButton({ closeToast }: Pick<CloseButtonProps, 'closeToast'>) {
  return (
    <button
      ref={(button) => {
        const bar = button?.parentElement?.querySelector('[role=progressbar]');
        bar?.setAttribute('aria-hidden', 'true');
        bar?.removeAttribute('aria-label');
      }}
      type="button"
      className="Toastify__close-button Toastify__close-button--light"
      aria-label={msg`Close this message`}
      onClick={(event) => {
        event.stopPropagation();
        closeToast(event);
      }}
    >
      <svg aria-hidden="true" viewBox="0 0 14 14">
        <path d="M2 2l10 10M12 2L2 12" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}

// The language of a document never changes under its scripts.
const isRightToLeft = document.documentElement.dir === 'rtl';

// A root of its own: toasts outlive the page that asked for them, whichever layout the next one has.
createRoot(messagesPlace().appendChild(document.createElement('div'))).render(
  <div ref={leaveSpeakingToPage}>
    <ToastContainer
      position={isRightToLeft ? 'top-left' : 'top-right'}
      rtl={isRightToLeft}
      autoClose={3_000}
      closeOnClick
      closeButton={CloseButton}
      draggable
      hideProgressBar={false}
      pauseOnHover
      role="status"
      aria-label={msg`Messages, Alt+M`}
      // Focuses the newest message and stops its timer: Tab is too slow to reach it in time.
      hotKeys={({ altKey, code }) => altKey && code === 'KeyM'}
    />
  </div>,
);

const open = new Set<string>();

export function show(kind: 'success' | 'error', message: string): void {
  const name = `${kind} ${message}`;
  // The same sentence while it can still be read is one toast: two failed calls have one cause.
  if (open.has(name)) return;
  open.add(name);
  // Not the library's own ids: it holds on to one for a second after its toast has gone.
  toast[kind](<Words>{message}</Words>, { onClose: () => open.delete(name) });
}

/** What the page says too is shown, and not read aloud a second time. */
function Words({ children }: { children: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const shown = place.current?.closest('[role=status]');
    if (shown && isSaidOnPage(children)) shown.ariaLive = 'off';
  }, [children]);
  return <span ref={place}>{children}</span>;
}

export function showAction(message: string, label: string, act: () => void, passing = false): void {
  toast.info(
    ({ closeToast }) => (
      <div>
        {message}{' '}
        <button
          type="button"
          className="toast-action"
          onClick={(event) => {
            act();
            closeToast(event);
          }}
        >
          {label}
        </button>
      </div>
    ),
    { autoClose: passing && 20_000, closeOnClick: false, className: passing ? 'toast-passing' : '' },
  );
}
