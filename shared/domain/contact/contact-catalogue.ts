import { COMMENT_FIELDS, LOCATION_FIELDS } from '../common/fields/common-fields';
import { labelsIn, type FieldCatalogue } from '../common/fields/field-catalogue';

/**
 * Fields of a contact: labels, formats, masks and columns, read by history, conflicts, refusals, reports, lists and
 * exports.
 */
export const CONTACT_FIELDS = {
  contactType: { label: 'Types', kind: 'CHOICE', words: 'contactType' },
  title: { label: 'Civilité', kind: 'CHOICE', words: 'contactTitle' },
  firstName: { label: 'Prénom', kind: 'TEXT' },
  lastName: { label: 'Nom', kind: 'TEXT' },
  company: { label: 'Société', kind: 'TEXT' },
  email: { label: 'E-mail', kind: 'TEXT', private: 'VALUE' },
  phone: { label: 'Téléphones', kind: 'WHOLE' },
  'phone.*': { label: 'Téléphone {n}', kind: 'WHOLE' },
  'phone.*.number': { label: 'Téléphone {n}\u00a0: numéro', kind: 'TEXT', private: 'VALUE' },
  'phone.*.type': { label: 'Téléphone {n}\u00a0: nature', kind: 'CHOICE', words: 'phoneType' },
  'phone.*.main': { label: 'Téléphone {n}\u00a0: principal', kind: 'YES_NO' },
  'phone.*.note': { label: 'Téléphone {n}\u00a0: note', kind: 'TEXT', private: 'VALUE' },
  ...LOCATION_FIELDS,
  'location.street': { ...LOCATION_FIELDS['location.street'], column: 'street' },
  secondPerson: { label: 'Seconde personne', kind: 'WHOLE' },
  'secondPerson.title': { label: 'Seconde personne\u00a0: civilité', kind: 'CHOICE', words: 'contactTitle' },
  'secondPerson.firstName': { label: 'Seconde personne\u00a0: prénom', kind: 'TEXT', column: 'secondFirstName' },
  'secondPerson.lastName': {
    label: 'Seconde personne\u00a0: nom',
    kind: 'TEXT',
    private: 'VALUE',
    column: 'secondLastName',
  },
  'secondPerson.email': {
    label: 'Seconde personne\u00a0: e-mail',
    kind: 'TEXT',
    private: 'VALUE',
    column: 'secondEmail',
  },
  birth: { label: 'Naissance', kind: 'WHOLE' },
  'birth.date': { label: 'Date de naissance', kind: 'DAY' },
  'birth.place': { label: 'Lieu de naissance', kind: 'TEXT', private: 'VALUE' },
  secondBirth: { label: 'Naissance de la seconde personne', kind: 'WHOLE' },
  'secondBirth.date': { label: 'Seconde personne\u00a0: date de naissance', kind: 'DAY' },
  'secondBirth.place': { label: 'Seconde personne\u00a0: lieu de naissance', kind: 'TEXT', private: 'VALUE' },
  registration: { label: 'Immatriculation', kind: 'TEXT' },
  capacity: { label: 'Qualité du signataire', kind: 'TEXT' },
  maritalStatus: { label: 'Situation matrimoniale', kind: 'TEXT', private: 'VALUE' },
  negotiator: { label: 'Négociateur', kind: 'PERSON' },
  source: { label: 'Origine', kind: 'TEXT', column: 'source' },
  nextFollowUp: { label: 'Prochaine relance', kind: 'DAY' },
  archived: { label: 'Archivé', kind: 'YES_NO' },
  filters: { label: 'Critères de recherche', kind: 'WHOLE' },
  'filters.*': { label: 'Critère {n}', kind: 'WHOLE' },
  'filters.*.key': { label: 'Critère {n}\u00a0: nature', kind: 'WHOLE' },
  'filters.*.values': { label: 'Critère {n}\u00a0: valeurs', kind: 'WHOLE' },
  consents: { label: 'Consentements', kind: 'WHOLE' },
  'consents.*': { label: 'Consentement {n}', kind: 'WHOLE' },
  'consents.*.channel': { label: 'Consentement {n}\u00a0: moyen', kind: 'CHOICE' },
  'consents.*.given': { label: 'Consentement {n}\u00a0: donné', kind: 'YES_NO' },
  'consents.*.date': { label: 'Consentement {n}\u00a0: date', kind: 'DAY' },
  'consents.*.proof': { label: 'Consentement {n}\u00a0: preuve', kind: 'TEXT' },
  review: { label: 'Examen des données', kind: 'WHOLE' },
  'review.decision': { label: 'Examen des données\u00a0: décision', kind: 'CHOICE' },
  'review.reason': { label: 'Examen des données\u00a0: motif', kind: 'TEXT' },
  'review.until': { label: 'Examen des données\u00a0: échéance', kind: 'DAY' },
  mergedWith: { label: 'Fiche réunie', kind: 'TEXT' },
  observation: { label: 'Observation', kind: 'TEXT', private: 'VALUE' },
  ...COMMENT_FIELDS,
} as const satisfies FieldCatalogue;

/** Labels of a contact's fields. */
export const CONTACT_LABELS = /* @__PURE__ */ labelsIn(CONTACT_FIELDS);
