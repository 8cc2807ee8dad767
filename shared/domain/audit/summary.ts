import { frenchList } from '../common/french';
import type { AuditAction } from './audit.enums';
import { groupLabels, type Labels } from './history-labels';

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
  END_SESSION: 'Fin d’une session',
  ADD_FACTOR: 'Activation de la double authentification',
  RENEW_CODES: 'Remplacement des codes de secours',
  REMOVE_FACTOR: 'Retrait de la double authentification',
  PRIVACY: 'Écran client',
  EXPORT: 'Export des données',
  ERASE: 'Effacement des données',
  MERGE: 'Fusion',
  PRINT: 'Impression malgré un blocage',
  RUN: 'Diffusion',
};

const MAX_NAMED = 3;

/** Words and rules of a summary in one language. */
export interface SummaryWords {
  actions: Readonly<Record<AuditAction, string>>;
  /** Joins words: "a, b et c". */
  list: (words: readonly string[]) => string;
  others: (count: number) => string;
  /** Preposition between an action and its object. */
  colon: string;
}

const FRENCH: SummaryWords = {
  actions: ACTION_LABELS,
  list: frenchList,
  others: (count) => `${count} autres`,
  colon: '\u00a0: ',
};

/**
 * Summarizes a change: "Modification : Titre de l’annonce, Prix hors honoraires et 2 autres".
 * @param labels in the language of the words
 */
export function summaryOf(action: AuditAction, paths: readonly string[], labels: Labels, words = FRENCH): string {
  const places = groupLabels(labels, paths);
  if (places.length === 0) return words.actions[action];
  const namedPlaces = places.slice(0, places.length > MAX_NAMED ? MAX_NAMED - 1 : MAX_NAMED);
  const rest = places.length - namedPlaces.length;
  return `${words.actions[action]}${words.colon}${words.list(rest > 0 ? [...namedPlaces, words.others(rest)] : namedPlaces)}`;
}
