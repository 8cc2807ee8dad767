import { AgencyPatch, AgencySchema } from '../agency/agency.schema';
import { defineCalls } from './define-call';

export const adminCalls = defineCalls({
  'GET agency': {
    access: 'read',
    summary: 'What the agency says of itself on documents and advertisements',
    reply: AgencySchema,
  },
  'PATCH agency': {
    access: 'admin',
    summary: 'Change the agency’s settings; those of the registers take the role of a manager',
    body: AgencyPatch,
    version: 'required',
    reply: AgencySchema,
  },
});
