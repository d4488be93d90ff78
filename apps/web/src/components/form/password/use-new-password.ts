import { useEffect, useEffectEvent, useState } from 'react';

interface NewPassword {
  password: string;
  note: (password: string) => void;
  /** Whether it can be read on the screen. */
  visible: boolean;
  toggle: () => void;
}

/**
 * What is typed into the field of a new password, and whether it is shown. `wake` is called for what was typed
 * before the script was there.
 */
export function useNewPassword(fieldId: string, wake: () => void): NewPassword {
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);
  const takeOver = useEffectEvent((typed: string) => {
    if (typed === '') return;
    wake();
    setPassword(typed);
  });

  useEffect(() => {
    takeOver((document.getElementById(fieldId) as HTMLInputElement | null)?.value ?? '');
  }, [fieldId]);

  // An emptied form has an empty field, and a sent one is not left readable for whoever comes by.
  useEffect(() => {
    const form = (document.getElementById(fieldId) as HTMLInputElement | null)?.form;
    const empty = () => setPassword('');
    const hide = () => setVisible(false);
    form?.addEventListener('reset', empty);
    form?.addEventListener('submit', hide);
    return () => {
      form?.removeEventListener('reset', empty);
      form?.removeEventListener('submit', hide);
    };
  }, [fieldId]);

  return { password, note: setPassword, visible, toggle: () => setVisible(!visible) };
}
