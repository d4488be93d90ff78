import type { Services } from '../../../platform/services.ts';
import { takeTurn } from './turn-commands.ts';

/** Sends issues, a batch at a time. */
export async function startNewsletterHandlers(services: Services): Promise<void> {
  await services.queue.work('send-newsletter', (turn) => takeTurn(services, turn));
}
