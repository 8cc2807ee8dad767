import type { Labels } from './labels';

/** Labels of a user's fields. */
export const USER_LABELS: Labels = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  photoURL: 'Photo',
  phoneNumbers: 'Téléphones',
  agentCapacity: 'Qualité du signataire',
  agentCredential: 'Numéro d’attestation ou de RSAC',
  roles: 'Rôles',
  status: 'Statut',
  active: 'Compte actif',
  privacy: 'Informations privées masquées',
  property: 'Biens exportés',
  contact: 'Contacts exportés',
  mandate: 'Mandats exportés',
  audit: 'Lignes du journal exportées',
};
