import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Means } from '../../../documents/mandate/mandate-facts';
import { printDraft, type CopyHolder } from '../../../documents/mandate/print-mandate';
import type { FileAnswer } from '../../../http/file-answer';
import { signedCopy } from '../paper/signed-copy.service';

/** A delegation has no number: it is signed once it is no draft any more. */
const isSigned = ({ registerNumber, type, status, signatures }: Mandate): boolean =>
  registerNumber !== null || (type === 'PARTNER' && status !== 'PENDING' && signatures.length > 0);

/** A copy of a contract: as it was signed, or as its records say while it is not. */
export const contractCopy = (means: Means, mandate: Mandate, holder: CopyHolder, by: string): Promise<FileAnswer> =>
  isSigned(mandate) ? signedCopy(means, { mandate, amendment: 0, holder, by }) : printDraft(means, mandate, holder);
