import type { CallInput } from '@pignon/shared/api';
import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import { sameValue } from '@pignon/shared/domain/form/values';
import { DEFAULT_TEXTS } from '@pignon/shared/domain/mandate/texts/default-texts';
import { agencyTexts, onlyChanged } from '@pignon/shared/domain/mandate/texts/mandate-kind';
import {
  MANDATE_KINDS,
  type MandateKind,
  type MandateTextName,
  type AgencyMandateTexts,
} from '@pignon/shared/domain/mandate/texts/mandate-text.enums';

/** All texts by kind of mandate. */
export interface TextValues {
  mandateTexts: Record<MandateKind, Record<MandateTextName, string>>;
}

export const valuesOf = ({ mandateTexts }: Pick<Agency, 'mandateTexts'>): TextValues => ({
  mandateTexts: Object.fromEntries(
    MANDATE_KINDS.map((kind) => [kind, agencyTexts(mandateTexts, kind)]),
  ) as TextValues['mandateTexts'],
});

/** Texts to store: those equal to the product's are null. */
const storedTexts = ({ mandateTexts }: TextValues): AgencyMandateTexts =>
  Object.fromEntries(
    MANDATE_KINDS.map((kind) => [kind, onlyChanged(mandateTexts[kind], DEFAULT_TEXTS[kind])]),
  ) as AgencyMandateTexts;

/** Builds the patch; undefined when nothing changed. */
export const bodyOf = (values: TextValues, base: TextValues): CallInput<'PATCH agency'>['body'] =>
  sameValue(values, base) ? {} : { mandateTexts: storedTexts(values) };

/** Builds the preview's data from the texts as typed. */
export const previewOf = (
  kind: MandateKind,
  typed: Record<MandateTextName, string>,
): CallInput<'POST agency/mandate-texts/preview'>['body'] => ({
  kind,
  texts: onlyChanged(typed, DEFAULT_TEXTS[kind]),
});
