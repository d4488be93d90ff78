import type { ConversationMessage } from '@waymark/contract/hiring/conversations';
import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError } from '../../../../lib/toasts.ts';
import { getConversation } from '../api/get-conversation.ts';

interface EarlierMessagesProps {
  conversationId: string;
  /** Where the messages that are shown end; null where all are. */
  next: string | null;
  onLoaded: (messages: readonly ConversationMessage[]) => void;
}

export function EarlierMessages({ conversationId, next, onLoaded }: EarlierMessagesProps) {
  const [before, setBefore] = useState(next);
  const [pending, setPending] = useState(false);
  if (before === null) return null;

  async function load(from: string) {
    setPending(true);
    try {
      const page = await getConversation(conversationId, from);
      onLoaded(page.messages);
      setBefore(page.next);
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button variant="quiet" pending={pending} onClick={() => void load(before)}>
      Show earlier messages
    </Button>
  );
}
