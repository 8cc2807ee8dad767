import { labelsIn, type FieldLabels } from '../common/fields/field-labels';
import { CONTACT_FIELD_LABELS } from '../contact/contact-labels';
import { MANDATE_FIELD_LABELS, MANDATE_LABELS } from '../mandate/mandate-labels';
import { MEDIA_LABELS } from '../media/media-labels';
import { PROPERTY_FIELD_LABELS } from '../property/property-labels';

/** Labels of each kind of journaled record in both languages; browsers read the generated French ones. */
export const RECORD_LABELS = {
  property: PROPERTY_FIELD_LABELS,
  contact: CONTACT_FIELD_LABELS,
  mandate: MANDATE_FIELD_LABELS,
  media: MEDIA_LABELS,
} as const satisfies Readonly<Record<string, FieldLabels>>;

/** The French labels of each kind of record. */
export const frenchLabels = (): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(Object.entries(RECORD_LABELS).map(([kind, labels]) => [kind, labelsIn(labels, 'fr')]));

/** Labels that the screens of a remote load as a whole, by remote. */
export const screenLabels = (): Readonly<Record<string, FieldLabels>> => ({
  mandate: MANDATE_LABELS,
});
