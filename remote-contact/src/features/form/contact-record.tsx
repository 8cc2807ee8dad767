import type { ReactNode } from 'react';
import { CONTACT_LABELS } from '@pignon/shared/domain/contact/contact-catalogue';
import { contactProblem } from '@pignon/shared/domain/contact/contact-problem';
import { draftOf, valuesOf } from './contact-values';
import { isTold, ShownContactValue } from './shown-contact-value';

const showContactValue = (path: string, value: unknown): ReactNode =>
  isTold(path, value) ? <ShownContactValue path={path} value={value} /> : undefined;

/** What every form over a contact has: its values, the rule they keep, how its fields are called and shown. */
export const CONTACT_RECORD = {
  valuesOf,
  rule: contactProblem,
  labels: CONTACT_LABELS,
  show: showContactValue,
} as const;

/** The same of a form that creates one. */
export const NEW_CONTACT = { ...CONTACT_RECORD, call: 'POST contact', toBody: draftOf } as const;
