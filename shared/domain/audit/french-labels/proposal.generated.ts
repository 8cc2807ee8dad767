/** Written by `npm run records`: the French labels of the fields of each proposal. */
export const FRENCH_PROPOSAL: Readonly<Record<string, string>> = {
  status: 'Statut',
  means: 'Moyen',
  reason: 'Motif',
  note: 'Remarque',
};
