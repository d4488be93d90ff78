import { showSuccess } from '../../../lib/toasts.ts';

/** What follows a successful sign-in or sign-up; then the guard takes the person on (B-2, B-9). */
export function useWelcome(): (words: string) => void {
  return showSuccess;
}
