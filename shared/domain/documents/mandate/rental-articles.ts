import { frenchEuros } from '../../common/french';
import { BLANK, orBlank } from '../blank-line';
import { extentOf } from './extent';
import { boxes, list, text, type Article, type Block, type MandateFacts } from './mandate-paper';
import { amountOrBlank } from './sale-articles';

const MISSION = {
  mission:
    'Le mandant charge le mandataire, qui l’accepte, de rechercher un locataire pour le bien désigné ci-dessus, de constituer son dossier, de rédiger le bail et d’établir l’état des lieux d’entrée.',
  party: 'un locataire',
  deed: 'la location',
  verb: 'louer',
};

function rent({ mandate, property: { financialInfo, rentalInfo } }: MandateFacts): Block[] {
  const known = mandate === null ? null : rentalInfo;
  const furnished = known?.furnished ?? null;
  return [
    text(`Le bien est proposé à la location au loyer mensuel, charges comprises, de ${amountOrBlank(mandate?.price)}.`),
    list(
      `Charges mensuelles comprises dans ce montant : ${orBlank(mandate && financialInfo.monthlyExpenses, frenchEuros, `${BLANK.short} €`)}`,
      `Dépôt de garantie : ${orBlank(known?.deposit, frenchEuros, `${BLANK.short} €`)}`,
    ),
    boxes(['Location vide', furnished === false], ['Location meublée', furnished === true]),
    text(
      'Le loyer respecte l’encadrement applicable dans la commune. Tout autre loyer est soumis à l’accord écrit du mandant.',
    ),
  ];
}

function remuneration({ mandate, property: { rentalInfo }, agency }: MandateFacts): Block[] {
  const known = mandate === null ? null : rentalInfo;
  const blank = `${BLANK.short} €`;
  const scale =
    agency.feeScaleUrl === null
      ? ''
      : ` Le barème, dont les prix sont des maximums, figure à l’adresse ${agency.feeScaleUrl}.`;
  return [
    list(
      `À la charge du mandant : ${orBlank(known?.landlordFee, frenchEuros, blank)} TTC, dont état des lieux : ${orBlank(known?.landlordInventoryFee, frenchEuros, blank)} TTC`,
      `À la charge du locataire : ${orBlank(known?.tenantFee, frenchEuros, blank)} TTC, dont état des lieux : ${orBlank(known?.inventoryFee, frenchEuros, blank)} TTC`,
    ),
    text(
      `La part du locataire, limitée à la visite, à la constitution du dossier, à la rédaction du bail et à l’état des lieux, ne dépasse ni celle du mandant ni les plafonds fixés par mètre carré de surface habitable (loi n° 89-462 du 6 juillet 1989, art. 5). Les honoraires sont dus le jour de la signature du bail, ceux d’état des lieux le jour où il est établi. Aucune somme n’est due avant.${scale}`,
    ),
  ];
}

/** What a rental mandate agrees on: its extent, the rent in figures and in words, the fees and who pays them. */
export const rentalArticles = (given: MandateFacts): Article[] => [
  { title: 'Objet et étendue du mandat', blocks: extentOf(given, MISSION) },
  { title: 'Loyer', blocks: rent(given) },
  { title: 'Honoraires', blocks: remuneration(given) },
];
