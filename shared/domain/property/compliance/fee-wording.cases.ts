import { legalCases } from '../../law/legal-cases';
import { saysFeesIncluded } from './fee-wording';

const LAW =
  'arrêté du 10 janvier 2017, art. 3 § 1: « le prix de vente ne peut en aucun cas inclure la part des honoraires à la charge du vendeur »';

const STATEMENTS = [
  ['Prix FAI : 250 000 €', '« frais d’agence inclus », abbreviated'],
  ['Appartement 3 pièces 189 000 € F.A.I', '« frais d’agence inclus », abbreviated with points'],
  ['T2, 120 000 € (FAI)', '« frais d’agence inclus » in brackets'],
  ['250 000€ FAI', '« frais d’agence inclus » after a sign without a space'],
  ['245 000 € HAI', '« honoraires d’agence inclus », abbreviated'],
  ['Prix h.a.i. : 99 000 €', '« honoraires d’agence inclus », in small letters'],
  ['frais d’agence inclus', 'in words'],
  ["Frais d'agence compris dans le prix", 'in words, straight apostrophe'],
  ['PRIX HONORAIRES INCLUS', 'in capitals'],
  ['Prix de vente honoraires compris : 310 000 €', 'in words'],
  ['prix, honoraires d’agence inclus', 'in words'],
  ['Les honoraires sont inclus dans le prix', 'as a sentence'],
  ['honoraires déjà inclus', 'with an adverb'],
  ['Honoraires de vente inclus', 'of the sale'],
  ['Honoraires de transaction TTC inclus', 'of the transaction'],
  ['honoraires d’intermédiation compris', 'of the intermediary'],
  ['Honoraires à la charge de l’acquéreur inclus', 'of a buyer where the seller pays'],
  ['Honoraires 4,5 % TTC inclus', 'with a rate'],
  ['Commission d’agence incluse', 'as a commission'],
  ['dont honoraires agence inclus', 'without a preposition'],
  ['Prix net, y compris les honoraires de négociation', 'from the other side'],
  ['210 000 € agence incluse', 'the agency for its fees'],
  ['Honoraires de 5 % TTC inclus', 'with a rate after a preposition'],
  ['Honoraires de 12 000 € TTC inclus', 'with a sum'],
  ["Honoraires d'agence : 4,5% TTC inclus", 'with a rate after a colon'],
  ['honos inclus', 'cut short'],
  ['Hon. inclus', 'cut short with a point'],
  ['Prix incluant 4% d’honoraires', 'from the other side, with a rate'],
  ["Le prix comprend les honoraires de l'agence", 'from the other side, as a sentence'],
  ['Honoraires - inclus', 'after a dash'],
  ['frais de négo inclus', 'as they are spoken of'],
  ['Honoraires négociation inclus', 'without a preposition'],
  ['150 000 € HNI', '« honoraires de négociation inclus », abbreviated as notaries do'],
  ['150 000 € FNI', '« frais de négociation inclus », abbreviated'],
  ['honoraires d’agence intégrés', 'with another participle'],
  ['frais immobiliers inclus', 'with an adjective'],
  ["honoraires de l'agence immobilière inclus", 'of the agency in full'],
  ['honoraires du mandataire inclus', 'of the agent'],
  ['Frais d´agence inclus', 'with an accent for an apostrophe'],
] as const;

const STATEMENTS_WITHOUT_FEES = [
  ['Honoraires à la charge du vendeur', 'the very words that the law asks for'],
  ['Honoraires charge vendeur', 'the same, shorter'],
  ['Honoraires non compris', 'the contrary'],
  ['Les honoraires ne sont pas inclus', 'the contrary, as a sentence'],
  ['Prix net vendeur', 'no word on fees'],
  ['Loyer 750 € charges comprises', 'charges of a rent'],
  ['TVA incluse', 'a tax'],
  ['Frais de notaire inclus', 'a notary’s fees'],
  ['Frais de dossier inclus', 'a bank’s fees'],
  ['Cave et parking inclus', 'what is sold'],
  ['Électricité comprise dans les charges', 'charges'],
  ['Faible consommation, faïence d’origine', 'letters within words'],
  ['Travaux faits main', 'letters within words'],
  ['Vue sur la baie de Chaingy', 'letters within a name'],
  ['Agence ouverte le samedi, visites comprises entre 9 h et 18 h', 'hours'],
  ['Honoraires à la charge du vendeur, garage inclus', 'what is sold, after the fees'],
  ['Honoraires charge vendeur. Cuisine équipée incluse', 'what is sold, in the next sentence'],
  ['Frais de copropriété inclus', 'charges'],
  ['Honoraires du syndic inclus dans les charges', 'a syndic’s fees'],
] as const;

export const cases = legalCases({
  chapter: 'refused wordings',
  rule: saysFeesIncluded,
  cases: [
    ...STATEMENTS.map(([text, reason]) => ({
      name: `« ${text} » is refused`,
      input: text,
      expected: true,
      source: `${LAW}: ${reason}`,
    })),
    ...STATEMENTS_WITHOUT_FEES.map(([text, reason]) => ({
      name: `« ${text} » is not`,
      input: text,
      expected: false,
      source: `${LAW}: ${reason}`,
    })),
  ],
});
