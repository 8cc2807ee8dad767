import type { Contact, ContactFields } from '../contact.schema';
import type { ContactBulkFields } from './bulk.schema';

type Changeable = Pick<Contact, 'negotiator' | 'archived' | 'contactType'>;

/** Builds the change that undoes a change; undefined when nothing would change. */
export function undoOfChange(contact: Changeable, fields: ContactBulkFields): ContactBulkFields | undefined {
  const { negotiator, archived, contactType } = contact;
  const { addType, removeType } = fields;
  const undo: ContactBulkFields = {
    ...(fields.negotiator !== undefined && fields.negotiator !== negotiator && { negotiator }),
    ...(fields.archived !== undefined && fields.archived !== archived && { archived }),
    ...(addType !== undefined && !contactType.includes(addType) && { removeType: addType }),
    ...(removeType !== undefined && contactType.includes(removeType) && { addType: removeType }),
  };
  return Object.keys(undo).length > 0 ? undo : undefined;
}

/** The fields of a contact that a bulk change sets. */
export function fieldsOfChange(
  { contactType }: Pick<Contact, 'contactType'>,
  { addType, removeType, ...fields }: ContactBulkFields,
): Partial<ContactFields> {
  if (addType === undefined && removeType === undefined) return fields;
  const types = contactType.filter((type) => type !== removeType);
  return { ...fields, contactType: addType === undefined || types.includes(addType) ? types : [...types, addType] };
}
