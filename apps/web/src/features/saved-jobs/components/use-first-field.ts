import { useEffect, useId } from 'react';

/** The id for the first field of a dialog: whoever opens one to write writes at once. */
export function useFirstField(open: boolean): string {
  const id = useId();
  // After the dialog's own effect, which has the browser focus whatever comes first in it.
  useEffect(() => {
    if (open) document.getElementById(id)?.focus();
  }, [open, id]);
  return id;
}
