import type { ImportField } from '@pignon/shared/domain/contact/import/import-fields';
import type { LabelledPath } from '@pignon/shared/domain/contact/contact-labels';
import { fieldKey } from '../field-labels';

/** Fields that a column of a file fills unchanged. */
const PATHS: Readonly<Partial<Record<ImportField, LabelledPath>>> = {
  title: 'title',
  lastName: 'lastName',
  firstName: 'firstName',
  company: 'company',
  email: 'email',
  phone: 'firstPhone',
  postcode: 'location.postcode',
  city: 'location.city',
  contactType: 'contactType',
  negotiator: 'negotiator',
  source: 'source',
  observation: 'observation',
  nextFollowUp: 'nextFollowUp',
};

/** Message key of the name of a column's content. */
export function importFieldKey(field: ImportField): string {
  const path = PATHS[field];
  return path ? fieldKey(path) : `import.field.${field}`;
}
