import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Notice } from '../../../../components/form/notice.tsx';
import { noticesOf } from '../rules.ts';

/** What another of our pages wants said above the form (B-14). */
export function AuthNotices() {
  const { state } = useLocation();
  const [notices, setNotices] = useState<ReturnType<typeof noticesOf>>({});
  // After the first render, which has to be the server's: a reload keeps the state, the server never sees it.
  useEffect(() => setNotices(noticesOf(state)), [state]);
  return (
    <>
      {notices.errorMessage && <Notice tone="bad">{notices.errorMessage}</Notice>}
      {notices.successMessage && <Notice tone="good">{notices.successMessage}</Notice>}
    </>
  );
}
