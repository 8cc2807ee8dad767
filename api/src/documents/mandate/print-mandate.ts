import { composeAmendment } from '@pignon/shared/domain/documents/mandate/compose-amendment';
import { composeMandate } from '@pignon/shared/domain/documents/mandate/compose-mandate';
import type { MandateFacts } from '@pignon/shared/domain/documents/mandate/mandate-paper';
import { signatureName } from '@pignon/shared/domain/documents/mandate/signature-boxes';
import { partyName } from '@pignon/shared/domain/documents/words';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { FileAnswer } from '../../http/file-answer';
import { readAgency } from '../../modules/agency/agency.repo';
import { printDocument } from '../document-answer';
import { readDataPicture } from '../pictures';
import { readMandateFacts, type Means } from './mandate-facts';

const SIGNATURE_HEIGHT = 240;

/** The principal whose copy it is, or the agency. */
export type CopyHolder = number | 'agency';

async function signaturePictures({ signatures }: Mandate): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const { contactId, image } of signatures) {
    const picture = await readDataPicture(image, SIGNATURE_HEIGHT);
    if (picture) pictures.set(signatureName(contactId), picture);
  }
  return pictures;
}

function fileTitle({ type, status, registerNumber, propertyRef }: Mandate): string {
  if (type === 'PARTNER') return `Délégation de mandat ${propertyRef}`;
  if (registerNumber !== null) return `Mandat ${registerNumber} ${propertyRef}`;
  return `${status === 'PENDING' ? 'Projet de mandat' : 'Mandat annulé'} ${propertyRef}`;
}

export interface PaperWanted {
  /** 0 for the contract, n for its nth amendment. */
  amendment: number;
  copyOf: string;
}

/** Prints a mandate or one of its amendments from what it was written from. */
export async function printPaper(
  { press }: Pick<Means, 'press'>,
  facts: MandateFacts & { mandate: Mandate },
  { amendment, copyOf }: PaperWanted,
): Promise<FileAnswer> {
  const { mandate, agency } = facts;
  const pictures = await signaturePictures(mandate);
  // A signature that cannot be shown is left out; that and when it was given stays written.
  const signatures = mandate.signatures.map((each) =>
    pictures.has(signatureName(each.contactId)) ? each : { ...each, image: null },
  );
  const given = { ...facts, mandate: { ...mandate, signatures } };
  const content = amendment === 0 ? composeMandate(given, copyOf) : composeAmendment(given, amendment, copyOf);
  if (!content) throw new Error(`Mandate ${mandate.id} has no amendment ${amendment}.`);
  const title = amendment === 0 ? fileTitle(mandate) : `Avenant ${amendment} ${fileTitle(mandate)}`;
  return printDocument(press, { template: 'mandate', title, agency, content, pictures });
}

/** Prints a mandate that is not signed yet, as its records say now. */
export async function printDraft(means: Means, mandate: Mandate, holder: CopyHolder): Promise<FileAnswer> {
  const facts = await readMandateFacts(means.db, mandate);
  const person = facts.principals.find(({ id }) => id === holder);
  return printPaper(means, facts, { amendment: 0, copyOf: person ? partyName(person) : 'l’agence' });
}

/** A mandate of a property to be filled in by hand: what the record knows of the property, dotted lines for all else. */
export async function printBlankMandate({ db, press }: Means, property: Property): Promise<FileAnswer> {
  const agency = await readAgency(db);
  const content = composeMandate({ mandate: null, property, principals: [], negotiators: [], agency }, null);
  return printDocument(press, { template: 'mandate', title: `Mandat vierge ${property.reference}`, agency, content });
}
