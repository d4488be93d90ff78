import { useEffect, useState } from 'react';

interface NewPassword {
  password: string;
  note: (password: string) => void;
  /** Whether it can be read on the screen. */
  visible: boolean;
  toggle: () => void;
}

/** What is typed into the field of a new password, and whether it is shown. */
export function useNewPassword(fieldId: string): NewPassword {
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);

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
