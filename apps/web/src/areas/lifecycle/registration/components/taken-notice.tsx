import type { ReactNode } from 'react';
import { Notice } from '../../../../components/form/notice.tsx';

/** The address has an account: nothing typed is lost, and nobody is signed in to it (B-11). */
export function TakenNotice({ message, signIn }: { message: string; signIn: ReactNode }) {
  return (
    <Notice tone="bad">
      <p>{message}</p>
      <p>{signIn}, or go on with another email.</p>
    </Notice>
  );
}
