import type { ReactNode } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import { consentProblems } from '@pignon/shared/domain/contact/consent';
import { contactProblem } from '@pignon/shared/domain/contact/contact-problem';
import type { ContactFields } from '@pignon/shared/domain/contact/contact.schema';
import { draftOf, valuesOf, type ContactValues } from './contact-values';
import { hasOwnText, FormattedContactValue } from './format-contact-value';

const showContactValue = (path: string, value: unknown): ReactNode =>
  hasOwnText(path, value) ? <FormattedContactValue path={path} value={value} /> : undefined;

/** Validation of a contact's form; `kept` are the stored consents. */
export const contactRule =
  (storedConsents: ContactFields['consents']) =>
  (values: ContactValues): FieldProblem[] => {
    const nameProblem = contactProblem(values);
    return [...(nameProblem ? [nameProblem] : []), ...consentProblems(values.consents, storedConsents, dayOf())];
  };

/** Shared by every contact form: values, rules of a new contact and rendering of values. */
export const CONTACT_RECORD = {
  valuesOf,
  rule: contactRule([]),
  show: showContactValue,
} as const;

/** The same form for a new contact. */
export const NEW_CONTACT = { ...CONTACT_RECORD, call: 'POST contact', toBody: draftOf } as const;
