import { defineEndpoints } from './endpoint.ts';

export const liveOrderEndpoints = defineEndpoints({
  'GET /product/follow-career-services-orders': {
    summary: 'The customer’s orders as they move: server-sent events, each with all of them',
    answer: { file: 'text/event-stream' },
  },
});
