import { frenchList } from '../common/french';
import type { AuditAction, AuditSource } from './audit.enums';
import { groupLabels, type Labels } from './labels';

/** Labels of actions. */
export const ACTION_LABELS: Readonly<Record<AuditAction, string>> = {
  CREATE: 'Création',
  UPDATE: 'Modification',
  DELETE: 'Suppression',
  STATUS: 'Changement de statut',
  SIGN: 'Signature',
  ROLES: 'Changement de rôles',
  INVITE: 'Invitation',
  SIGN_IN: 'Connexion',
  SIGN_OUT: 'Déconnexion de tous les appareils',
  PRIVACY: 'Écran client',
  EXPORT: 'Export des données',
  ERASE: 'Effacement des données',
  MERGE: 'Fusion',
  PRINT: 'Impression malgré un blocage',
  RUN: 'Diffusion',
};

/** Labels of sources. */
export const SOURCE_LABELS: Readonly<Record<AuditSource, string>> = {
  UI: 'Écran',
  API: 'Programme',
  SYNC: 'Diffusion',
  JOB: 'Tâche automatique',
};

const MAX_NAMED = 3;

/** Summarizes a change: "Modification : Titre, Prix hors honoraires et 2 autres". */
export function summaryOf(action: AuditAction, paths: readonly string[], labels: Labels): string {
  const places = groupLabels(labels, paths);
  if (places.length === 0) return ACTION_LABELS[action];
  const named = places.slice(0, places.length > MAX_NAMED ? MAX_NAMED - 1 : MAX_NAMED);
  const rest = places.length - named.length;
  return `${ACTION_LABELS[action]}\u00a0: ${frenchList(rest > 0 ? [...named, `${rest} autres`] : named)}`;
}
