import {
  NewReportSchema,
  ReportMailRequest,
  ReportParams,
  ReportsParams,
  ReportsReply,
} from '../property/report/seller-report.schema';
import { defineCalls } from './define-call';

const PDF = 'application/pdf';

/** Calls of reports to owners. */
export const reportCalls = defineCalls({
  'GET property/{reference}/report': {
    access: 'read',
    summary: 'The reports to the owners of a property with whom each was sent to, and the period of the next one',
    staleAfter: ['property', 'contact', 'mandate'],
    params: ReportsParams,
    reply: ReportsReply,
  },
  'POST property/{reference}/report/preview': {
    access: 'write',
    summary: 'A report of a property and a period as it would be kept, as PDF',
    reads: true,
    params: ReportsParams,
    body: NewReportSchema,
    file: PDF,
  },
  'POST property/{reference}/report': {
    access: 'write',
    summary: 'Keep a report of a property and a period; one that says the same as one that is kept is that one',
    changes: { none: 'The reports of a property stand in its own answer, all of them.' },
    params: ReportsParams,
    body: NewReportSchema,
    reply: ReportsReply,
    timeout: 120,
  },
  'GET property/{reference}/report/{id}': {
    access: 'write',
    summary: 'A report as PDF, to the byte as it was kept',
    params: ReportParams,
    file: PDF,
  },
  'POST property/{reference}/report/{id}/mail': {
    access: 'write',
    summary: 'Send a kept report to owners by e-mail, and say what became of each message',
    changes: { none: 'The e-mails of a report stand in its own answer alone.' },
    params: ReportParams,
    body: ReportMailRequest,
    reply: ReportsReply,
    timeout: 120,
  },
});
