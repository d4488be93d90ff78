import { useLocation } from 'react-router';
import { Notice } from '../../../components/notice.tsx';
import { noticesOf } from '../rules.ts';

/** What another of our pages wants said above the form (B-14). */
export function AuthNotices() {
  const { errorMessage, successMessage } = noticesOf(useLocation().state);
  return (
    <>
      {errorMessage && <Notice tone="bad">{errorMessage}</Notice>}
      {successMessage && <Notice tone="good">{successMessage}</Notice>}
    </>
  );
}
