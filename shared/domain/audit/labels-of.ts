import type { Audited } from './audit.enums';
import { FRENCH_AGENCY } from './french-labels/agency.generated';
import { FRENCH_CONTACT } from './french-labels/contact.generated';
import { FRENCH_EVENT } from './french-labels/event.generated';
import { FRENCH_MANDATE } from './french-labels/mandate.generated';
import { FRENCH_MEDIA } from './french-labels/media.generated';
import { FRENCH_PORTAL } from './french-labels/portal.generated';
import { FRENCH_PROPERTY } from './french-labels/property.generated';
import { FRENCH_PROPOSAL } from './french-labels/proposal.generated';
import { FRENCH_USER } from './french-labels/user.generated';
import { FRENCH_VISIT } from './french-labels/visit.generated';
import type { Labels } from './history-labels';

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

/** Labels of journaled records; messages show their keys, portal listings their references. */
const LABELS: Readonly<Partial<Record<Audited, Labels>>> = {
  property: { ...FRENCH_PROPERTY, ...PRINT_LABELS },
  contact: FRENCH_CONTACT,
  mandate: FRENCH_MANDATE,
  visit: FRENCH_VISIT,
  proposal: FRENCH_PROPOSAL,
  event: FRENCH_EVENT,
  media: FRENCH_MEDIA,
  user: FRENCH_USER,
  agency: FRENCH_AGENCY,
  remote: REMOTE_LABELS,
  portal: FRENCH_PORTAL,
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
