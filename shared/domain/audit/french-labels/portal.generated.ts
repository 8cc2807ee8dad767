/** Written by `npm run records`: the French labels of the fields of each portal. */
export const FRENCH_PORTAL: Readonly<Record<string, string>> = {
  name: 'Nom',
  enabled: 'Actif',
  account: 'Numéro de compte',
  selection: 'Biens diffusés',
  encoding: 'Encodage',
  mode: 'Photos',
  target: 'Destination du fichier',
  'target.kind': 'Par',
  'target.host': 'Serveur',
  'target.port': 'Port',
  'target.secure': 'Avec TLS',
  'target.login': 'Identifiant',
  'target.folder': 'Dossier',
  'target.hostKey': 'Empreinte confirmée du serveur',
  password: 'Mot de passe',
  times: 'Heures d’envoi',
};
