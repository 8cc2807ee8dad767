import type { Contact, ContactFields } from '@pignon/shared/domain/contact/contact.schema';

/** Selects the fields of a contact without those set by the server. */
export const fieldsOf = ({
  id: _,
  erased: __,
  createdTime: ___,
  modifiedTime: ____,
  version: _____,
  ...fields
}: Contact): ContactFields => fields;
