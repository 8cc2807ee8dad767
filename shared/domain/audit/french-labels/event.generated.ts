/** Written by `npm run records`: the French labels of the fields of each event. */
export const FRENCH_EVENT: Readonly<Record<string, string>> = {
  type: 'Type d’événement',
  title: 'Objet',
  text: 'Note',
  start: 'Début',
  end: 'Fin',
  due: 'Échéance',
  done: 'Fait',
  user: 'Personne',
  author: 'Écrit par',
  links: 'Contacts, biens et mandats concernés',
  'links.*': 'Fiche concernée {n}',
};
