import { z } from 'zod';
import { VoucherNumberParams, VoucherParams } from '../visit/voucher/voucher.schema';
import { AgencyPreviewBody } from '../agency/agency-preview.schema';
import { PrintParams, PrintRequest } from '../documents/print-request.schema';
import { LETTERS } from '../mandate/mandate.enums';
import { MandateIdParams } from '../mandate/mandate-write.schema';
import { BlankQuery, TextPreviewSchema } from '../mandate/texts/mandate-text.schema';
import { RegisterFileQuery } from '../mandate/register.schema';
import { ReferenceSchema } from '../property/property.schema';
import { defineCalls } from './define-call';

const PDF = 'application/pdf';

/** Calls that print documents. */
export const documentCalls = defineCalls({
  'POST property/{kind}': {
    access: 'write',
    summary: 'A card for the window, or the full sheet, of a property or of several in one file, as PDF',
    reads: true,
    params: PrintParams,
    body: PrintRequest,
    file: PDF,
    timeout: 120,
  },
  'POST mandate/blank/{id}': {
    access: 'write',
    summary: 'A mandate of a property to be filled in by hand, without a number, as PDF',
    reads: true,
    params: z.strictObject({ id: ReferenceSchema }),
    query: BlankQuery,
    file: PDF,
  },
  'POST agency/mandate-texts/preview': {
    access: 'manage',
    summary: 'A specimen of a contract with texts as they would be printed, before they are saved, as PDF',
    reads: true,
    body: TextPreviewSchema,
    file: PDF,
  },
  'POST agency/preview': {
    access: 'admin',
    summary: 'A paper that names the agency, with settings as they would be printed before they are saved, as PDF',
    reads: true,
    body: AgencyPreviewBody,
    file: PDF,
  },
  'GET mandate/{id}/{x}/pdf': {
    access: 'write',
    summary:
      'A mandate as PDF, the same bytes for ever once signed: the copy of a principal, by contact id, or the "agency"',
    params: MandateIdParams.extend({ x: z.string().max(40) }),
    file: PDF,
  },
  'GET mandate/{id}/amendment/{number}/{x}/pdf': {
    access: 'write',
    summary: 'An amendment of a mandate as PDF, for whom a copy of the mandate is',
    params: MandateIdParams.extend({ number: z.coerce.number().int().min(1).max(1000), x: z.string().max(40) }),
    file: PDF,
  },
  'GET mandate/{id}/letter/{letter}': {
    access: 'write',
    summary:
      'A letter to the principals of a running mandate as PDF: the agency’s notice, or what it tells of the renewal',
    params: MandateIdParams.extend({ letter: z.enum(LETTERS) }),
    file: PDF,
  },
  'GET mandate/register.pdf': {
    access: 'write',
    summary: 'A chronological register as PDF',
    query: RegisterFileQuery,
    file: PDF,
  },
  'GET mandate/register.csv': {
    access: 'write',
    summary: 'A chronological register as a table for spreadsheets',
    query: RegisterFileQuery,
    file: 'text/csv',
    timeout: 180,
  },
  'GET visit/group/{groupId}/voucher': {
    access: 'write',
    summary: 'One voucher for all visits of a tour, to be signed by hand; once all is signed, the last that was',
    params: VoucherParams,
    file: PDF,
  },
  'GET visit/group/{groupId}/voucher/{number}': {
    access: 'write',
    summary: 'A signed voucher of a tour as PDF, to the byte as it was kept',
    params: VoucherNumberParams,
    file: PDF,
  },
});
