import type { FieldLabels } from '../common/fields/field-labels';

/** Labels of a user's fields, and of what an export of a user names in the journal. */
export const USER_LABELS = {
  firstName: { fr: 'Prénom', en: 'First name' },
  lastName: { fr: 'Nom', en: 'Last name' },
  email: { fr: 'E-mail de contact', en: 'Contact e-mail', short: { fr: 'E-mail', en: 'E-mail' } },
  loginEmail: { fr: 'E-mail de connexion', en: 'Sign-in e-mail' },
  photoURL: { fr: 'Adresse web de la photo', en: 'Web address of the picture' },
  phoneNumbers: { fr: 'Téléphones', en: 'Phones', short: { fr: 'Téléphone', en: 'Phone' } },
  agentCapacity: { fr: 'Qualité du signataire', en: 'Capacity of the signatory' },
  agentCredential: { fr: 'Numéro d’attestation ou de RSAC', en: 'Number of the attestation or in the RSAC' },
  roles: { fr: 'Rôles', en: 'Roles' },
  status: { fr: 'Statut du compte', en: 'Account status', short: { fr: 'Statut', en: 'Status' } },
  active: { fr: 'Compte actif', en: 'Active account' },
  session: { fr: 'Session', en: 'Session' },
  privacy: { fr: 'Informations privées masquées', en: 'Private information hidden' },
  property: { fr: 'Biens exportés', en: 'Properties exported' },
  contact: { fr: 'Contacts exportés', en: 'Contacts exported' },
  mandate: { fr: 'Mandats exportés', en: 'Mandates exported' },
  audit: { fr: 'Lignes du journal exportées', en: 'Lines of the journal exported' },
  modifiedTime: { fr: 'Modifié le', en: 'Modified on', short: { fr: 'Modifié', en: 'Modified' } },
} as const satisfies FieldLabels;
