import type { FieldLabels } from '../common/fields/field-labels';

/** Labels of an event's fields. */
export const EVENT_LABELS = {
  type: { fr: 'Type d’événement', en: 'Type of event', short: { fr: 'Type', en: 'Type' } },
  title: { fr: 'Objet', en: 'Subject' },
  text: { fr: 'Note', en: 'Note' },
  start: { fr: 'Début', en: 'Start' },
  end: { fr: 'Fin', en: 'End' },
  due: { fr: 'Échéance', en: 'Due date' },
  done: { fr: 'Fait', en: 'Done' },
  user: { fr: 'Personne', en: 'Person' },
  author: { fr: 'Écrit par', en: 'Written by' },
  links: {
    fr: 'Contacts, biens et mandats concernés',
    en: 'Contacts, properties and mandates concerned',
  },
  'links.*': { fr: 'Fiche concernée {n}', en: 'Record concerned {n}' },
} as const satisfies FieldLabels;
