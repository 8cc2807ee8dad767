import type { Property, PropertyFields } from './property.schema';

/** What a person wrote of a property, without what the product adds. */
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
