import type { Property, PropertyFields } from './property.schema';

/** Selects the fields typed by people. */
export function fieldsOf(property: Property): PropertyFields {
  const {
    reference,
    technicalId,
    price,
    media,
    mandateStatus,
    mandateType,
    createdTime,
    modifiedTime,
    version,
    ...fields
  } = property;
  return fields;
}
