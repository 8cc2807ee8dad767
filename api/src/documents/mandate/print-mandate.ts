import { amendmentOf, composeAmendment } from '@pignon/shared/domain/documents/mandate/compose-amendment';
import { composeMandate } from '@pignon/shared/domain/documents/mandate/compose-mandate';
import type { MandateFacts, SignatureBox } from '@pignon/shared/domain/documents/mandate/mandate-paper';
import { AGENT_SIGNATURE, signatureName } from '@pignon/shared/domain/documents/mandate/signature-boxes';
import { isReadyToSign } from '@pignon/shared/domain/documents/mandate/title';
import { specimenOf } from '@pignon/shared/domain/documents/mandate/specimen';
import { partyName } from '@pignon/shared/domain/documents/contract-wording';
import type { Amendment, Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';
import type { MandateKind, MandateTexts } from '@pignon/shared/domain/mandate/texts/mandate-text.enums';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { FileResponse } from '../../http/file-response';
import { readAgency } from '../../modules/agency/agency.repo';
import { printDocument } from '../print-document';
import { readDataPicture } from '../pictures';
import { readMandateFacts, type Means } from './mandate-facts';

const SIGNATURE_HEIGHT = 240;

/** Principal who receives the copy, or the agency. */
export type CopyHolder = number | 'agency';

async function signaturePictures({
  signatures = [],
  agentSignature,
}: Pick<Amendment, 'signatures' | 'agentSignature'>): Promise<Map<string, Buffer>> {
  const drawnImages = new Map(
    signatures.map(({ contactId, person, image }) => [signatureName(contactId, person), image]),
  );
  if (agentSignature) drawnImages.set(AGENT_SIGNATURE, agentSignature.image);
  const pictures = new Map<string, Buffer>();
  for (const [name, image] of drawnImages) {
    const picture = await readDataPicture(image, SIGNATURE_HEIGHT);
    if (picture) pictures.set(name, picture);
  }
  return pictures;
}

function fileTitle(facts: MandateFacts & { mandate: Mandate }): string {
  const { type, status, register, registerNumber, propertyRef } = facts.mandate;
  if (type === 'PARTNER') return `Délégation de mandat ${propertyRef}`;
  if (registerNumber !== null) return `Mandat ${registerNumberText(register, registerNumber)} ${propertyRef}`;
  if (isReadyToSign(facts)) return `Mandat à signer ${propertyRef}`;
  return `${status === 'PENDING' ? 'Projet de mandat' : 'Mandat annulé'} ${propertyRef}`;
}

/** Removes an undecodable picture from a signature box. */
const withoutUndecodablePicture = (box: SignatureBox, pictures: ReadonlyMap<string, Buffer>): SignatureBox =>
  box.image !== null && !pictures.has(box.image) ? { ...box, image: null } : box;

export interface PaperRequest {
  /** 0 for the contract, n for its nth amendment. */
  amendment: number;
  copyOf: string;
}

/** Prints a mandate or an amendment from its facts. */
export async function printPaper(
  { press }: Pick<Means, 'press'>,
  facts: MandateFacts & { mandate: Mandate },
  { amendment, copyOf }: PaperRequest,
): Promise<FileResponse> {
  const { mandate, agency } = facts;
  const pictures = await signaturePictures((amendment === 0 ? mandate : amendmentOf(mandate, amendment)) ?? {});
  // an image that cannot be decoded is left out; the date and signer of the signature stay
  const paper = amendment === 0 ? composeMandate(facts, copyOf) : composeAmendment(facts, amendment, copyOf);
  const content = paper && {
    ...paper,
    signatures: paper.signatures.map((box) => withoutUndecodablePicture(box, pictures)),
  };
  if (!content) throw new Error(`Mandate ${mandate.id} has no amendment ${amendment}.`);
  const title = amendment === 0 ? fileTitle(facts) : `Avenant ${amendment} ${fileTitle(facts)}`;
  return printDocument(press, { template: 'mandate', title, agency, content, pictures });
}

/** Prints an unsigned mandate or amendment from its present records. */
export async function printDraft(
  means: Means,
  mandate: Mandate,
  holder: CopyHolder,
  amendment = 0,
): Promise<FileResponse> {
  const facts = await readMandateFacts(means.db, mandate);
  const person = facts.principals.find(({ id }) => id === holder);
  return printPaper(means, facts, { amendment, copyOf: person ? partyName(person) : 'l’agence' });
}

const BLANK_WORDS: Readonly<Record<MandateKind, string>> = {
  SALE: 'simple',
  SALE_EXCLUSIVE: 'exclusif',
  RENT: 'de location simple',
  RENT_EXCLUSIVE: 'de location exclusif',
  MANAGEMENT: 'de gestion',
};

/**
 * Prints a mandate to be filled in by hand: data of the property, dotted lines for the rest; the exclusivity is a box
 * to tick where no kind is given.
 */
export async function printBlankMandate(
  { db, press }: Means,
  property: Property,
  blank?: MandateKind,
): Promise<FileResponse> {
  const agency = await readAgency(db);
  const content = composeMandate({ mandate: null, blank, property, principals: [], negotiators: [], agency }, null);
  const kind = blank === undefined ? '' : `${BLANK_WORDS[blank]} `;
  return printDocument(press, {
    template: 'mandate',
    title: `Mandat ${kind}vierge ${property.reference}`,
    agency,
    content,
  });
}

/** Texts of the agency in the contract that would print them. */
export async function printSpecimen(
  { db, press }: Means,
  { kind, texts }: { kind: MandateKind; texts: MandateTexts },
): Promise<FileResponse> {
  const agency = await readAgency(db);
  const content = specimenOf(agency, kind, texts);
  return printDocument(press, { template: 'mandate', title: `Spécimen – ${content.title}`, agency, content });
}
