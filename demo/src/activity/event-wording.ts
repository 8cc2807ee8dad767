export interface Line {
  title: string;
  text: string;
}

const lines = (...texts: readonly string[]): Line[] =>
  texts.map((text) => {
    const [title = '', rest = ''] = text.split(' | ');
    return { title, text: rest };
  });

export const CALLS = lines(
  'Point sur la recherche | Budget confirmé, préfère désormais un extérieur à une pièce de plus.',
  'Rappel après visite | Satisfait de la visite, attend l’avis de la banque.',
  'Compte rendu au propriétaire | Trois visites cette semaine, un retour positif. Le prix reste discuté.',
  'Prise de rendez-vous | Disponible samedi matin.',
  'Message laissé | Pas de réponse, rappeler en fin de journée.',
  'Question sur les charges | Demande le dernier appel de fonds et le procès-verbal d’assemblée.',
  'Relance du notaire | Projet d’acte attendu pour la fin du mois.',
);
export const EMAILS = lines(
  'Envoi de trois propositions | Deux maisons et un appartement dans le budget.',
  'Diagnostics transmis | DPE, état des risques et superficie envoyés à l’acquéreur.',
  'Confirmation de la visite | Adresse et horaire confirmés, prévoir une pièce d’identité.',
  'Estimation écrite | Avis de valeur envoyé avec trois ventes comparables.',
  'Demande de pièces | Titre de propriété et taxe foncière demandés.',
);
export const MEETINGS = lines(
  'Estimation sur place | Prévoir le télémètre et les plans.',
  'Signature du mandat | Dossier complet, pièces d’identité vérifiées.',
  'Signature du compromis chez le notaire | ',
  'Remise des clés | État des lieux à faire signer.',
  'Rendez-vous photographe | Le matin, lumière sur la façade.',
);
export const NOTES = lines(
  'Critères modifiés | Accepte un bien avec travaux si le prix suit.',
  'Concurrence | Le bien est aussi présenté par deux confrères, même prix.',
  'Travaux | Devis de toiture reçu, à joindre au dossier.',
  'Voisinage | Permis de construire affiché sur la parcelle voisine.',
  'Financement | Accord de principe reçu, valable trois mois.',
);
export const TASKS = lines(
  'Rappeler le propriétaire | Proposer une baisse de prix, chiffres à l’appui.',
  'Commander le diagnostic | DPE à refaire avant la mise en ligne.',
  'Relancer l’offre | Réponse du vendeur attendue.',
  'Mettre à jour les photographies | ',
  'Préparer le renouvellement du mandat | Échéance dans le mois.',
  'Vérifier le dossier du locataire | Pièces manquantes\u00a0: avis d’imposition.',
  'Envoyer le compte rendu de visite | ',
);
