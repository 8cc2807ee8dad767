import { z } from 'zod';
import { AgencyPatch, AgencySchema } from '../agency/agency.schema';
import {
  AuditDetailSchema,
  AuditFileQuery,
  AuditFindQuery,
  AuditFindReply,
  AuditParams,
  PrivacyBody,
} from '../audit/audit.schema';
import {
  ClientErrorDetailParams,
  ClientErrorGroupSchema,
  ClientErrorListQuery,
  ClientErrorReportSchema,
} from '../client-error/client-error.schema';
import { pageOf } from '../common/paging.schema';
import {
  MessageOverrideSchema,
  MessageOverridesQuery,
  MessagesParams,
  MessagesPatch,
} from '../messages/messages.schema';
import { defineCalls } from './define-call';

export const adminCalls = defineCalls({
  'GET agency': {
    access: 'read',
    summary: 'What the agency says of itself on documents and advertisements',
    kept: 'contacts',
    staleAfter: ['agency'],
    reply: AgencySchema,
  },
  'PATCH agency': {
    access: 'admin',
    summary: 'Change the agency’s settings; those of registers and mandates take the role of a manager',
    changes: ['agency.saved'],
    body: AgencyPatch,
    version: 'required',
    reply: AgencySchema,
  },
  'GET audit': {
    access: 'admin',
    summary: 'The journal: who did what, when, from where; newest first, page by page',
    query: AuditFindQuery,
    reply: AuditFindReply,
  },
  'GET audit.csv': {
    access: 'admin',
    summary: 'The journal as a table for spreadsheets, newest first',
    query: AuditFileQuery,
    file: 'text/csv',
    timeout: 180,
  },
  'GET audit/{auditId}': {
    access: 'admin',
    summary: 'One entry of the journal with what it changed',
    params: AuditParams,
    reply: AuditDetailSchema,
  },
  'POST audit/privacy': {
    access: 'read',
    summary: 'The client screen was switched on or off; goes into the journal',
    changes: { none: 'It writes into the journal alone.' },
    body: PrivacyBody,
    reply: z.void(),
    // a user waits for the screen
    timeout: 8,
  },
  'GET messages/overrides': {
    access: 'admin',
    summary: 'The texts that the agency changed, beside those they stand for',
    staleAfter: ['message'],
    query: MessageOverridesQuery,
    reply: z.array(MessageOverrideSchema),
  },
  'PATCH messages/{lang}': {
    access: 'admin',
    summary: 'Change or reset texts of the screens; each keeps the places that the screen fills in',
    changes: ['message'],
    params: MessagesParams,
    body: MessagesPatch,
    version: 'optional',
    reply: z.array(MessageOverrideSchema),
  },
  'GET client-error': {
    access: 'admin',
    summary: 'Failures seen by browsers, one line per remote, version and message, newest first',
    query: ClientErrorListQuery,
    reply: pageOf(ClientErrorGroupSchema),
  },
  'GET client-error/{errorId}': {
    access: 'admin',
    summary: 'One failure as a browser reported it, with its stack',
    params: ClientErrorDetailParams,
    reply: ClientErrorReportSchema,
  },
});
