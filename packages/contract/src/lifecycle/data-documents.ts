import { defineEndpoints } from '../endpoint.ts';

export const dataDocumentEndpoints = defineEndpoints({
  'GET /staff/processing-record': {
    summary: 'A draft of the record of processing activities (Art. 30 GDPR), with the facts of this board',
    answer: { file: 'text/html' },
  },
  'GET /company/data-agreement': {
    summary:
      'A draft of an agreement on processing applicants’ data (Art. 28 GDPR), with the facts of this board',
    answer: { file: 'text/html' },
  },
});
