import type { Services } from '../../../platform/services.ts';
import { sendBatch } from './sending-commands.ts';

export async function startNewsletterHandlers(services: Services): Promise<void> {
  await services.queue.work('send-newsletter', (turn) => sendBatch(services, turn));
}
