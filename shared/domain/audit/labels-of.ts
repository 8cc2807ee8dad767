import type { Audited } from './audit.enums';
import { FRENCH_LABELS } from './french-labels.generated';
import type { Labels } from './labels';

const REMOTE_LABELS: Labels = {
  stable: 'Version en service',
  canary: 'Version à l’essai',
  audience: 'Pour qui',
  problem: 'Ordre resté sans effet',
  failing: 'Sessions en échec, version en service puis à l’essai',
};

/** Fields recorded for a blocked document that a manager had printed. */
const PRINT_LABELS: Labels = {
  'print.document': 'Document imprimé',
  'print.reason': 'Motif',
  'print.problems': 'Ce qui bloquait',
};

const PORTAL_LABELS: Labels = {
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

/** Labels of journaled records; messages show their keys, portal listings their references. */
const LABELS: Readonly<Partial<Record<Audited, Labels>>> = {
  property: { ...FRENCH_LABELS.property, ...PRINT_LABELS },
  contact: FRENCH_LABELS.contact,
  mandate: FRENCH_LABELS.mandate,
  visit: FRENCH_LABELS.visit,
  proposal: FRENCH_LABELS.proposal,
  event: FRENCH_LABELS.event,
  media: FRENCH_LABELS.media,
  user: FRENCH_LABELS.user,
  agency: FRENCH_LABELS.agency,
  remote: REMOTE_LABELS,
  portal: PORTAL_LABELS,
};

/** Names of the audited entities. */
export const AUDITED_LABELS: Readonly<Record<Audited, string>> = {
  property: 'Bien',
  contact: 'Contact',
  mandate: 'Mandat',
  visit: 'Visite',
  proposal: 'Proposition',
  event: 'Événement',
  media: 'Média',
  user: 'Compte',
  agency: 'Agence',
  message: 'Textes',
  portal: 'Portail',
  sync: 'Diffusion',
  remote: 'Module',
};

export const labelsOf = (entity: Audited): Labels => LABELS[entity] ?? {};
