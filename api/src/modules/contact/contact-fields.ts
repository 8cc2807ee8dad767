import type { Contact, ContactFields } from '@pignon/shared/domain/contact/contact.schema';

/** What a contact holds beside what the product itself keeps of the record. */
export const fieldsOf = ({
  id: _,
  erased: __,
  createdTime: ___,
  modifiedTime: ____,
  version: _____,
  ...fields
}: Contact): ContactFields => fields;
