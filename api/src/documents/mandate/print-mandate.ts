import { composeMandate, signatureName } from '@pignon/shared/domain/documents/mandate/compose-mandate';
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

/** Prints the current mandate, for the agency or for one of its principals. */
export async function printMandate({ db, press }: Means, mandate: Mandate, holder: CopyHolder): Promise<FileAnswer> {
  const { principals, ...others } = await readMandateFacts(db, mandate);
  const pictures = await signaturePictures(mandate);
  // A signature that cannot be shown is left out; that and when it was given stays written.
  const signatures = mandate.signatures.map((each) =>
    pictures.has(signatureName(each.contactId)) ? each : { ...each, image: null },
  );
  const person = principals.find(({ id }) => id === holder);
  const facts = { ...others, principals, mandate: { ...mandate, signatures } };
  const content = composeMandate(facts, person ? partyName(person) : 'l’agence');
  return printDocument(press, {
    template: 'mandate',
    title: fileTitle(mandate),
    agency: facts.agency,
    content,
    pictures,
  });
}

/** A mandate of a property to be filled in by hand: what the record knows of the property, dotted lines for all else. */
export async function printBlankMandate({ db, press }: Means, property: Property): Promise<FileAnswer> {
  const agency = await readAgency(db);
  const content = composeMandate({ mandate: null, property, principals: [], negotiators: [], agency }, null);
  return printDocument(press, { template: 'mandate', title: `Mandat vierge ${property.reference}`, agency, content });
}
