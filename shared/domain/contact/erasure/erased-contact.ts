import { civilStatusOf } from '../civil-status';
import type { ContactFields } from '../contact.schema';
import { EMPTY_CONTACT } from '../draft-contact';

/** Name of an erased contact in visits and properties. */
export const ERASED_NAME = 'Contact effacé';

/** Labels of erased fields. */
const LABELS: Readonly<Record<keyof ContactFields, string | null>> = {
  title: null,
  contactType: null,
  archived: null,
  firstName: 'Nom',
  lastName: 'Nom',
  company: 'Société',
  email: 'Adresse e-mail',
  phone: 'Téléphones',
  location: 'Adresse',
  observation: 'Observation',
  comments: 'Commentaires',
  negotiator: 'Négociateur',
  filters: 'Critères de recherche',
  consents: 'Consentements',
  source: 'Origine',
  nextFollowUp: 'Relance',
  secondPerson: 'Seconde personne',
  birth: 'Naissance',
  secondBirth: 'Naissance de la seconde personne',
  maritalStatus: 'Situation matrimoniale',
  registration: 'Immatriculation',
  capacity: 'Qualité du signataire',
};

/** A contact without personal data, except civil status and address as long as mandates need them. */
export function erasedContact(fields: ContactFields, keepsCivilStatus: boolean): ContactFields {
  const { contactType } = fields;
  const anonymous: ContactFields = { ...EMPTY_CONTACT, lastName: ERASED_NAME, contactType, archived: true };
  return keepsCivilStatus ? { ...anonymous, ...civilStatusOf(fields) } : anonymous;
}

/** Labels of fields that differ before and after an erasure. */
export function erasedLabels(before: ContactFields, after: ContactFields): string[] {
  const fields = Object.keys(LABELS) as (keyof ContactFields)[];
  const changedFields = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  const labelOf = (field: keyof ContactFields) =>
    field === 'secondPerson' && after.secondPerson ? 'Adresse e-mail de la seconde personne' : LABELS[field];
  return [...new Set(changedFields.flatMap((field) => labelOf(field) ?? []))];
}
