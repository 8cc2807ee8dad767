import { fieldAt, placeOf, type Field } from '@pignon/shared/domain/common/fields/field-catalogue';
import { PROPERTY_FIELDS } from '@pignon/shared/domain/property/property-catalogue';
import { i18n } from '@pignon/shared/i18n';
import { formatField } from '@pignon/shared/ui/core';

/** Message key of a choice: its word is in this remote's labels or in the texts of every page. */
export function wordKey(words: string, value: string): string {
  const ownKey = `property:${words}.${value}`;
  return i18n.exists(ownKey) ? ownKey : `${words}.${value}`;
}

/** Field of a path that the catalogue does not have. */
const DEFAULT_FIELD: Field = { kind: 'NUMBER' };

/** Formats the value at a path of a property. */
export function fieldText(path: string, value: boolean | number | string): string {
  if (typeof value === 'boolean') return i18n.t(value ? 'property:answer.yes' : 'property:answer.no');
  const field = fieldAt(PROPERTY_FIELDS, path) ?? DEFAULT_FIELD;
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

const FIELD_ORDER = Object.keys(PROPERTY_FIELDS);

/** Position of a path's field on screens. */
export const rankOf = (path: string): number => FIELD_ORDER.indexOf(placeOf(path));

/** True for a path whose value is a user. */
export const isPerson = (path: string): boolean => fieldAt(PROPERTY_FIELDS, path)?.kind === 'PERSON';
