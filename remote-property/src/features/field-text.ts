import { fieldAt, placeOf, type Field } from '@pignon/shared/domain/common/fields/field-catalogue';
import { PROPERTY_FIELDS } from '@pignon/shared/domain/property/property-catalogue';
import { i18n } from '@pignon/shared/i18n';
import { formatField } from '@pignon/shared/ui/core';

/** Translations of this remote's values; others are shared. */
const OWN_WORDS: Readonly<Record<string, (value: string) => string>> = {
  chargeMode: (value) => `property:form.chargeMode.${value}`,
  exemption: (value) => `property:exemption.${value}`,
  feeType: (value) => `property:form.payer.${value}`,
  leaseType: (value) => `property:lease.${value}`,
  precision: (value) => `property:precision.${value}`,
  rentalFeeMode: (value) => `property:rent.feeMode.${value}`,
};

/** Message key of a choice. */
export const wordKey = (words: string, value: string): string => OWN_WORDS[words]?.(value) ?? `${words}.${value}`;

/** Field of a path that the catalogue does not have. */
const UNKNOWN: Field = { kind: 'NUMBER' };

/** Formats the value at a path of a property. */
export function fieldText(path: string, value: boolean | number | string): string {
  if (typeof value === 'boolean') return i18n.t(value ? 'property:answer.yes' : 'property:answer.no');
  const field = fieldAt(PROPERTY_FIELDS, path) ?? UNKNOWN;
  if (field.several && typeof value === 'string')
    return value
      .split(',')
      .map((one) => wordOf(field, one))
      .join(', ');
  return wordOf(field, value);
}

/** Formats a value: a choice by its text, other values by their kind. */
function wordOf(field: Field, value: number | string): string {
  const key = field.words === undefined || typeof value === 'number' ? undefined : wordKey(field.words, value);
  // a value of an earlier version may have no translation
  return key !== undefined && i18n.exists(key) ? i18n.t(key) : formatField(field, value);
}

const PLACES = Object.keys(PROPERTY_FIELDS);

/** Position of a path's field on screens. */
export const rankOf = (path: string): number => PLACES.indexOf(placeOf(path));

/** True for a path whose value is a user. */
export const isPerson = (path: string): boolean => fieldAt(PROPERTY_FIELDS, path)?.kind === 'PERSON';
