import { longDay, partyName } from '../words';
import type { MandateFacts, SignatureBox } from './mandate-paper';

/** Name of the picture of a principal's signature in a job. */
export const signatureName = (contactId: number): string => `signature-${String(contactId)}`;

/** Where each party signs, or has signed. */
export function signatureBoxes({ mandate, principals, negotiators, agency }: MandateFacts): SignatureBox[] {
  const role = mandate?.type === 'PARTNER' ? 'L’agence délégante' : 'Le mandant';
  const ours = mandate?.type === 'PARTNER' ? 'L’agence délégataire' : 'Le mandataire';
  const theirs = principals.map((contact): SignatureBox => {
    const signature = mandate?.signatures.find(({ contactId }) => contactId === contact.id);
    const signed = signature ? `Signé le ${longDay(signature.signedAt)}` : null;
    const name = (mandate?.type === 'PARTNER' && mandate.partner?.agencyName) || partyName(contact);
    return { name, role, signed, image: signature?.image ? signatureName(contact.id) : null };
  });
  const unnamed: SignatureBox = { name: '', role, signed: null, image: null };
  const agent = {
    name: [agency.name, ...negotiators].filter((part) => part).join(' – '),
    role: ours,
    signed: null,
    image: null,
  };
  return [...(mandate === null ? [unnamed, unnamed] : theirs), agent];
}
