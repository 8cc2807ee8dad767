import type { FieldLabels } from '../common/fields/field-labels';

/** Labels of the settings of a portal. */
export const PORTAL_LABELS = {
  name: { fr: 'Nom', en: 'Name' },
  enabled: { fr: 'Actif', en: 'Active' },
  account: { fr: 'Numéro de compte', en: 'Account number' },
  selection: { fr: 'Biens diffusés', en: 'Properties that go' },
  encoding: { fr: 'Encodage', en: 'Encoding' },
  mode: { fr: 'Photos', en: 'Pictures' },
  target: { fr: 'Destination du fichier', en: 'Where the file goes' },
  'target.kind': { fr: 'Par', en: 'By' },
  'target.host': { fr: 'Serveur', en: 'Server' },
  'target.port': { fr: 'Port', en: 'Port' },
  'target.secure': { fr: 'Avec TLS', en: 'With TLS' },
  'target.login': { fr: 'Identifiant', en: 'Login' },
  'target.folder': { fr: 'Dossier', en: 'Folder' },
  'target.hostKey': { fr: 'Empreinte confirmée du serveur', en: 'Confirmed fingerprint of the server' },
  password: { fr: 'Mot de passe', en: 'Password' },
  times: { fr: 'Heures d’envoi', en: 'Times of day' },
} as const satisfies FieldLabels;
