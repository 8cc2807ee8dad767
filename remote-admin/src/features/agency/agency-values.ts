import type { CallInput } from '@pignon/shared/api';
import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import { changedFields } from '@pignon/shared/domain/form/values';

/** Form values: all settings except mandate texts, which have their own page. */
export type AgencyValues = Omit<Agency, 'mandateTexts' | 'version' | 'modifiedTime'>;

export const valuesOf = ({ mandateTexts: _, version: __, modifiedTime: ___, ...fields }: Agency): AgencyValues =>
  fields;

export type AgencyPatchBody = CallInput<'PATCH agency'>['body'];

/** The body of the change: each setting that differs, whole. */
export const bodyOf = (values: AgencyValues, base: AgencyValues): AgencyPatchBody =>
  changedFields(base, { ...values, phone: values.phone === '' ? null : values.phone });
