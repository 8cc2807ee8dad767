import { PrintParams, PrintRequest } from '../documents/print-request.schema';
import { defineCalls } from './define-call';

const PDF = 'application/pdf';

/** Papers that the agency prints. */
export const documentCalls = defineCalls({
  'POST property/{kind}': {
    access: 'write',
    summary: 'A card for the window, or the full sheet of a property, as PDF',
    params: PrintParams,
    body: PrintRequest,
    file: PDF,
  },
});
