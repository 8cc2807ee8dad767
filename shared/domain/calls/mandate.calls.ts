import { MandateFindReply, MandateFindRequest } from '../mandate/mandate.schema';
import { defineCalls } from './define-call';

export const mandateCalls = defineCalls({
  'POST mandate/find': {
    access: 'read',
    summary: 'Search mandates, page by page',
    body: MandateFindRequest,
    reply: MandateFindReply,
  },
});
