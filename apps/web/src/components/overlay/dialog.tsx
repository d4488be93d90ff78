import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { findFirstField, findPlaceInDialog, focusOn } from '../../lib/focus/focus-place.ts';
import ui from '../../styles/primitives.module.css';
import styles from './dialog.module.css';
import { useSay } from '../../lib/languages/say.ts';

interface DialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  onClose?: () => void;
  /** False: neither Escape, nor the backdrop, nor a cross closes it; only its owner does. */
  dismissable?: boolean;
  /** The id of the sentence that an alert is about; it has a button of its own instead of the cross. */
  alertText?: string;
  /** As wide as the alerts of K-3, for what is read and not filled in. */
  narrow?: boolean;
  /** As wide and high as the screen has room for: for what is read beside something else. */
  wide?: boolean;
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back. */
export function Dialog(props: DialogProps) {
  const { open, title, children, onClose, dismissable = true, alertText, narrow, wide } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
    return open && element ? beginAt(element) : undefined;
  }, [open]);

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    // An alert may stand in the dialog that it is about, which stays open.
    event.stopPropagation();
    if (dismissable) onClose?.();
  }

  // Only the backdrop itself is the dialog element: everything inside lies in the panel.
  function pressBackdrop(event: MouseEvent) {
    if (event.target === dialog.current && dismissable) onClose?.();
  }

  return (
    // A press on the backdrop and the Escape key reach a dialog nowhere but on itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['dialog']}
      role={alertText && 'alertdialog'}
      data-narrow={narrow ?? alertText !== undefined}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      aria-describedby={alertText}
      onCancel={cancel}
      // Chromium closes on a second Escape whatever the cancel event says.
      onKeyDown={(event) => event.key === 'Escape' && cancel(event)}
      onMouseDown={pressBackdrop}
    >
      <div className={`${ui['grid5']} ${styles['panel']}`}>
        <header className={styles['header']}>
          <h2 className={ui['textXl']} id={titleId} dir="auto">
            {title}
          </h2>
          {dismissable && !alertText && <CloseButton onClose={onClose} />}
        </header>
        {children}
      </div>
    </dialog>
  );
}

function CloseButton({ onClose }: { onClose: (() => void) | undefined }) {
  const say = useSay();
  return (
    <button
      type="button"
      className={`${ui['centered']} ${ui['hoverSunken']} ${styles['close']}`}
      aria-label={say`Close`}
      onClick={onClose}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  );
}

/** Where the browser would begin is the cross. A field that comes later is begun at while nothing else has been. */
function beginAt(dialog: HTMLDialogElement): (() => void) | undefined {
  const place = findPlaceInDialog(dialog);
  if (!place) return undefined;
  focusOn(place);
  if (!place.matches('h2') || dialog.dataset['wide']) return undefined;
  const coming = new MutationObserver(() => {
    const field = document.activeElement === place ? findFirstField(dialog) : undefined;
    if (!field && document.activeElement === place) return;
    field?.focus();
    coming.disconnect();
  });
  coming.observe(dialog, { childList: true, subtree: true });
  return () => coming.disconnect();
}
