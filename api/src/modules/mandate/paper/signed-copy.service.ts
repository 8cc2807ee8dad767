import { partyName } from '@pignon/shared/domain/documents/contract-wording';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Queryable } from '../../../db/db';
import { readMandateFacts, type Means } from '../../../documents/mandate/mandate-facts';
import { printPaper, type CopyHolder } from '../../../documents/mandate/print-mandate';
import type { FileResponse } from '../../../http/file-response';
import { storeCopy, storeDocument, readCopy, readPaper, type PaperKey } from './mandate-paper.repo';

/** Stores the facts of a contract or amendment, in the transaction that signs it. */
export async function storeSigned(tx: Queryable, mandate: Mandate, amendment: number, by: string): Promise<void> {
  await storeDocument(tx, { mandateId: mandate.id, amendment }, await readMandateFacts(tx, mandate), by);
}

/** Number of a holder's copy: a principal's position stays, even after an erasure. */
const copyOf = ({ counterParts }: Mandate, holder: CopyHolder): number =>
  holder === 'agency' ? 0 : counterParts.indexOf(holder) + 1;

/** Mandates taken over have no stored facts: the first copy stores their present records. */
async function factsOf(db: Queryable, mandate: Mandate, key: PaperKey, by: string) {
  const known = await readPaper(db, key);
  if (known) return known;
  await storeSigned(db, mandate, key.amendment, by);
  return (await readPaper(db, key)) ?? readMandateFacts(db, mandate);
}

const answer = ({ fileName, content }: { fileName: string; content: Uint8Array }): FileResponse => ({
  name: fileName,
  mimeType: 'application/pdf',
  content: Buffer.from(content),
  inline: true,
});

export interface CopyRequest {
  mandate: Mandate;
  amendment: number;
  holder: CopyHolder;
  by: string;
}

/** Returns a copy of a signed document: its stored bytes, or printed from its stored facts. */
export async function signedCopy(means: Means, { mandate, amendment, holder, by }: CopyRequest): Promise<FileResponse> {
  const { db } = means;
  const key = { mandateId: mandate.id, amendment, copy: copyOf(mandate, holder) };
  const copy = await readCopy(db, key);
  if (copy) return answer(copy);
  const facts = await factsOf(db, mandate, key, by);
  const person = key.copy === 0 ? undefined : facts.principals[key.copy - 1];
  const copyFor = person ? partyName(person) : 'l’agence';
  const { name: fileName, content } = await printPaper(means, facts, { amendment, copyOf: copyFor });
  if (!(content instanceof Uint8Array)) throw new Error('A paper is kept whole.');
  const printed = { fileName, content };
  await storeCopy(db, key, printed, by);
  return answer((await readCopy(db, key)) ?? printed);
}

/** Prints and stores every copy of a newly signed document. */
export async function storeCopies(means: Means, mandate: Mandate, amendment: number, by: string): Promise<void> {
  for (const holder of ['agency' as const, ...mandate.counterParts])
    await signedCopy(means, { mandate, amendment, holder, by });
}
