import { ApiProblem } from '../../../http/api-problem';
import { findProperties } from './property-find.repo';
import { contactExists, findContactTypesByProperty } from '../property-people.repo';
import { withSignedCover } from '../sign-cover-url';
import type { Deps } from '../../../deps';
import type { ByContactQuery, ByContactReply } from '@pignon/shared/domain/property/property-find.schema';
import type { z } from 'zod';

/** Newest first, each with the contact's role. */
export async function propertiesByContact(
  { db, signer }: Pick<Deps, 'db' | 'signer'>,
  contactId: number,
  query: z.output<typeof ByContactQuery>,
): Promise<z.output<typeof ByContactReply>> {
  const order = { property: 'modifiedTime', direction: 'DESC' } as const;
  const { content, page } = await findProperties(db, { dto: { contactId }, ...query, order });
  if (content.length === 0 && !(await contactExists(db, contactId)))
    throw new ApiProblem('NOT_FOUND', { message: 'Ce contact n’existe pas ou n’existe plus.' });
  const references = content.map(({ reference }) => reference);
  const links = await findContactTypesByProperty(db, contactId, references);
  const tied = content.map((line) => ({ ...withSignedCover(line, signer), types: links.get(line.reference) ?? [] }));
  return { content: tied, page };
}
