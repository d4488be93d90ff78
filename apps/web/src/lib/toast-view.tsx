import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast-view.css';

// A root of its own: toasts outlive the page that asked for them, whichever layout the next one has.
const place = document.body.appendChild(document.createElement('div'));
createRoot(place).render(
  <ToastContainer
    position="top-right"
    autoClose={3_000}
    closeOnClick
    draggable
    hideProgressBar={false}
    pauseOnHover
    role="status"
    aria-label="Messages"
  />,
);

export function show(kind: 'success' | 'error', message: string): void {
  // The same sentence twice in a row is one toast: two failed calls have one cause.
  toast[kind](message, { toastId: `${kind} ${message}` });
}
