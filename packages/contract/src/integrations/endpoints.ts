import { connectionEndpoints } from './connections.ts';
import { feedEndpoints } from './feeds.ts';
import { keyEndpoints } from './keys.ts';
import { v1JobEndpoints } from './v1-jobs.ts';
import { v1PeopleEndpoints } from './v1-people.ts';
import { webhookReceiverEndpoints } from './webhooks.ts';

/** The calls of the area. */
export const endpoints = {
  ...webhookReceiverEndpoints,
  ...feedEndpoints,
  ...keyEndpoints,
  ...connectionEndpoints,
  ...v1JobEndpoints,
  ...v1PeopleEndpoints,
};
