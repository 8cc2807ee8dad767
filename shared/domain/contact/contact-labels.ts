import { COMMENT_LABELS, LOCATION_LABELS } from '../common/fields/common-labels';
import { labelsIn, type FieldLabels } from '../common/fields/field-labels';
import { PROPOSAL_LABELS } from '../proposal/proposal-labels';
import type { CONTACT_FIELDS } from './contact-catalogue';

/** Labels of the fields of a contact. */
export const CONTACT_FIELD_LABELS = {
  contactType: { fr: 'Types de contact', en: 'Types of contact', short: { fr: 'Types', en: 'Types' } },
  title: { fr: 'Civilité', en: 'Title' },
  firstName: { fr: 'Prénom', en: 'First name' },
  lastName: { fr: 'Nom', en: 'Last name' },
  company: { fr: 'Société', en: 'Company' },
  email: { fr: 'E-mail', en: 'E-mail' },
  phone: { fr: 'Téléphones', en: 'Phones' },
  'phone.*': { fr: 'Téléphone {n}', en: 'Phone {n}' },
  'phone.*.number': { fr: 'Téléphone {n}\u00a0: numéro', en: 'Phone {n}: number' },
  'phone.*.type': { fr: 'Téléphone {n}\u00a0: nature', en: 'Phone {n}: kind', short: { fr: 'Nature', en: 'Kind' } },
  'phone.*.main': {
    fr: 'Téléphone {n}\u00a0: numéro principal',
    en: 'Phone {n}: main number',
    short: { fr: 'Numéro principal', en: 'Main number' },
  },
  'phone.*.note': { fr: 'Téléphone {n}\u00a0: note', en: 'Phone {n}: note', short: { fr: 'Note', en: 'Note' } },
  ...LOCATION_LABELS,
  secondPerson: { fr: 'Seconde personne', en: 'Second person' },
  'secondPerson.title': { fr: 'Seconde personne\u00a0: civilité', en: 'Second person: title' },
  'secondPerson.firstName': {
    fr: 'Seconde personne\u00a0: prénom',
    en: 'Second person: first name',
    short: { fr: 'Prénom, 2ᵉ personne', en: 'First name, 2nd person' },
  },
  'secondPerson.lastName': {
    fr: 'Seconde personne\u00a0: nom',
    en: 'Second person: last name',
    short: { fr: 'Nom, 2ᵉ personne', en: 'Last name, 2nd person' },
  },
  'secondPerson.email': {
    fr: 'Seconde personne\u00a0: e-mail',
    en: 'Second person: e-mail',
    short: { fr: 'E-mail, 2ᵉ personne', en: 'E-mail, 2nd person' },
  },
  birth: { fr: 'Naissance', en: 'Birth' },
  'birth.date': { fr: 'Date de naissance', en: 'Date of birth' },
  'birth.place': { fr: 'Lieu de naissance', en: 'Place of birth' },
  secondBirth: { fr: 'Naissance de la seconde personne', en: 'Birth of the second person' },
  'secondBirth.date': { fr: 'Seconde personne\u00a0: date de naissance', en: 'Second person: date of birth' },
  'secondBirth.place': { fr: 'Seconde personne\u00a0: lieu de naissance', en: 'Second person: place of birth' },
  registration: { fr: 'Immatriculation', en: 'Registration' },
  capacity: { fr: 'Qualité du signataire', en: 'Capacity of the signatory' },
  maritalStatus: { fr: 'Situation matrimoniale', en: 'Marital status' },
  negotiator: { fr: 'Négociateur', en: 'Negotiator' },
  source: { fr: 'Origine', en: 'Source' },
  nextFollowUp: { fr: 'Prochaine relance', en: 'Next follow-up', short: { fr: 'Relance', en: 'Follow-up' } },
  archived: { fr: 'Archivé', en: 'Archived' },
  filters: { fr: 'Critères de recherche', en: 'Search criteria' },
  'filters.*': { fr: 'Critère {n}', en: 'Criterion {n}' },
  'filters.*.key': { fr: 'Critère {n}\u00a0: nature', en: 'Criterion {n}: kind' },
  'filters.*.values': { fr: 'Critère {n}\u00a0: valeurs', en: 'Criterion {n}: values' },
  consents: { fr: 'Consentements', en: 'Consents' },
  'consents.*': { fr: 'Consentement {n}', en: 'Consent {n}' },
  'consents.*.channel': {
    fr: 'Consentement {n}\u00a0: moyen',
    en: 'Consent {n}: means',
    short: { fr: 'Moyen', en: 'Means' },
  },
  'consents.*.given': {
    fr: 'Consentement {n}\u00a0: réponse',
    en: 'Consent {n}: answer',
    short: { fr: 'Réponse', en: 'Answer' },
  },
  'consents.*.date': { fr: 'Consentement {n}\u00a0: date', en: 'Consent {n}: date', short: { fr: 'Date', en: 'Date' } },
  'consents.*.proof': {
    fr: 'Consentement {n}\u00a0: preuve',
    en: 'Consent {n}: proof',
    short: { fr: 'Preuve', en: 'Proof' },
  },
  review: { fr: 'Examen des données', en: 'Review of the data' },
  'review.decision': { fr: 'Examen des données\u00a0: décision', en: 'Review of the data: decision' },
  'review.reason': { fr: 'Examen des données\u00a0: motif', en: 'Review of the data: reason' },
  'review.until': { fr: 'Examen des données\u00a0: échéance', en: 'Review of the data: due date' },
  mergedWith: { fr: 'Fiche réunie', en: 'Merged record' },
  observation: { fr: 'Observation', en: 'Observation' },
  ...COMMENT_LABELS,
} as const satisfies FieldLabels<keyof typeof CONTACT_FIELDS>;

/** Labels of facts about a contact that are not fields. */
export const COMPUTED_LABELS = {
  firstPhone: { fr: 'Téléphone', en: 'Phone' },
  otherPhones: { fr: 'Autres téléphones', en: 'Other phones' },
  criteriaCount: { fr: 'Nombre de critères', en: 'Number of criteria', short: { fr: 'Critères', en: 'Criteria' } },
  'proposal.reason': PROPOSAL_LABELS.reason,
  'proposal.note': PROPOSAL_LABELS.note,
  lastSign: { fr: 'Dernier signe de vie', en: 'Last sign of life' },
  createdTime: { fr: 'Créé le', en: 'Created on', short: { fr: 'Créé', en: 'Created' } },
  modifiedTime: { fr: 'Modifié le', en: 'Modified on', short: { fr: 'Modifié', en: 'Modified' } },
} as const satisfies FieldLabels;

/** Labels of everything that lists, pages and exports show about a contact, by path. */
export const CONTACT_LABELS = { ...CONTACT_FIELD_LABELS, ...COMPUTED_LABELS };

/** Paths with a label: a field, or a computed value. */
export type LabelledPath = keyof typeof CONTACT_LABELS;

/** The French labels of a contact's fields. */
export const FRENCH_CONTACT_LABELS = labelsIn(CONTACT_FIELD_LABELS, 'fr');
