import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Means } from '../../../documents/mandate/mandate-facts';
import { printDraft, type CopyHolder } from '../../../documents/mandate/print-mandate';
import type { FileResponse } from '../../../http/file-response';
import { signedCopy } from '../paper/signed-copy.service';

/** A delegation has no number: it counts as signed once it leaves draft. */
const isSigned = ({ registerNumber, type, status, signatures }: Mandate): boolean =>
  registerNumber !== null || (type === 'PARTNER' && status !== 'PENDING' && signatures.length > 0);

/** Returns a copy of a contract: as signed, or from its present records while unsigned. */
export const contractCopy = (means: Means, mandate: Mandate, holder: CopyHolder, by: string): Promise<FileResponse> =>
  isSigned(mandate) ? signedCopy(means, { mandate, amendment: 0, holder, by }) : printDraft(means, mandate, holder);
