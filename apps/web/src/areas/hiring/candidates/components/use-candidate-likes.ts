import { useState } from 'react';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError } from '../../../../lib/toasts.ts';
import { likeCandidate } from '../api/browse-candidates.ts';

/** The hearts of a page: painted at once, and painted back with a word why where one cannot be kept. */
export function useCandidateLikes() {
  const [pressed, setPressed] = useState<Readonly<Record<string, boolean>>>({});
  const paint = (id: string, liked: boolean) => setPressed((before) => ({ ...before, [id]: liked }));

  async function like(id: string, liked: boolean) {
    paint(id, liked);
    try {
      await likeCandidate(id, liked);
    } catch (failure) {
      paint(id, !liked);
      showError(messageOf(failure));
    }
  }
  return {
    isLiked: ({ id, saved }: { id: string; saved: boolean }) => pressed[id] ?? saved,
    like: (id: string, liked: boolean) => void like(id, liked),
  };
}

export type CandidateLikes = ReturnType<typeof useCandidateLikes>;
