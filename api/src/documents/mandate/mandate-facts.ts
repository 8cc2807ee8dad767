import type { MandateFacts } from '@pignon/shared/domain/documents/mandate/mandate-paper';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Db, Queryable } from '../../db/db';
import { readAgency } from '../../modules/agency/agency.repo';
import { readContacts } from '../../modules/contact/contact-read.repo';
import { folderKinds } from '../../modules/mandate/sign/folder-kinds.repo';
import { signedParties } from '../../modules/mandate/sign/signed-party.repo';
import { getPropertyOrThrow } from '../../modules/property/get-property-or-throw';
import type { TypstProcess } from '../typst/typst-process';
import { namesOfUsers } from '../user-names';

export interface Means {
  db: Db;
  press: TypstProcess;
}

/** Reads the facts that a mandate's documents print: current records, and principals as they signed. */
export async function readMandateFacts(db: Queryable, mandate: Mandate): Promise<MandateFacts & { mandate: Mandate }> {
  const property = await getPropertyOrThrow(db, mandate.propertyRef);
  const signed = await signedParties(db, mandate.id);
  const principals = (await readContacts(db, mandate.counterParts)).map((person) => ({
    ...person,
    ...signed.get(person.id),
  }));
  const negotiators = await namesOfUsers(db, mandate.negotiators);
  const folder = await folderKinds(db, mandate.id);
  return { mandate, property, principals, negotiators, agency: await readAgency(db), folder };
}
