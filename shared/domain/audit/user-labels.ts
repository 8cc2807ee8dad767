import type { Labels } from './labels';

/** How a screen calls each place of a user. */
export const USER_LABELS: Labels = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  photoURL: 'Photo',
  phoneNumbers: 'Téléphones',
  roles: 'Rôles',
  status: 'Statut',
  active: 'Compte actif',
  privacy: 'Écran client',
};
