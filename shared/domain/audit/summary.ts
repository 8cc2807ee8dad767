import { frenchList } from '../common/french';
import type { AuditAction } from './audit.enums';
import { groupLabels, type Labels } from './labels';

const WORDS: Readonly<Record<AuditAction, string>> = {
  CREATE: 'Création',
  UPDATE: 'Modification',
  DELETE: 'Suppression',
  STATUS: 'Changement de statut',
  SIGN: 'Signature',
  ROLES: 'Changement de rôles',
  SIGN_IN: 'Connexion',
  SIGN_OUT: 'Déconnexion de tous les appareils',
  PRIVACY: 'Écran client',
  EXPORT: 'Export des données',
  ERASE: 'Effacement des données',
  MERGE: 'Fusion',
  RUN: 'Diffusion',
};

const MOST_NAMED = 3;

/** What was done in a few words: "Modification : Titre, Prix hors honoraires et 2 autres". */
export function summaryOf(action: AuditAction, paths: readonly string[], labels: Labels): string {
  const places = groupLabels(labels, paths);
  if (places.length === 0) return WORDS[action];
  const named = places.slice(0, places.length > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED);
  const rest = places.length - named.length;
  return `${WORDS[action]}\u00a0: ${frenchList(rest > 0 ? [...named, `${rest} autres`] : named)}`;
}
