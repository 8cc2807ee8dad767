import { z } from 'zod';
import { PrintParams, PrintRequest } from '../documents/print-request.schema';
import { LETTERS } from '../mandate/mandate.enums';
import { MandateIdParams } from '../mandate/mandate-write.schema';
import { RegisterFileQuery } from '../mandate/register.schema';
import { ReferenceSchema } from '../property/property.schema';
import { defineCalls } from './define-call';

const PDF = 'application/pdf';

/** Papers that the agency prints. */
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
    summary: 'One voucher for all visits of a tour, as PDF',
    params: z.strictObject({ groupId: z.uuid() }),
    file: PDF,
  },
});
