import { isDwelling } from '../../property/compliance/advertisement';
import { frenchEuros } from '../../common/french';
import { lettingTermsOf, NO_LETTING_TERMS } from '../../mandate/letting/letting-terms';
import type { LettingTerms } from '../../mandate/letting/letting-terms.schema';
import { BLANK, orBlank } from '../blank-line';
import { missionClause } from './mission-clause';
import { boxes, list, text, type Article, type Block, type MandateFacts } from './mandate-paper';
import { amountOrBlank } from './sale-articles';

const MISSION = {
  mission:
    'Le mandant charge le mandataire, qui l’accepte, de rechercher un locataire pour le bien désigné ci-dessus, de constituer son dossier, de rédiger le bail et d’établir l’état des lieux d’entrée.',
  party: 'un locataire',
  deed: 'la location',
  verb: 'louer',
};

/** Terms of the letting; an older mandate without them uses its property's. */
function termsOf({ mandate, property }: MandateFacts): LettingTerms {
  if (mandate === null) return NO_LETTING_TERMS;
  // mandates signed before they had terms of their own use the property's
  return (mandate.letting as LettingTerms | null | undefined) ?? lettingTermsOf(property);
}

const euros = (amount: number | null): string => orBlank(amount, frenchEuros, `${BLANK.short} €`);

/** Rent in figures and words, what it includes, and the deposit. */
export function rentBlocks(mandateFacts: MandateFacts, lead: string): Block[] {
  const { monthlyExpenses, deposit, furnished } = termsOf(mandateFacts);
  const isAsked = isDwelling(mandateFacts.property) || furnished !== null;
  return [
    text(`${lead} au loyer mensuel, charges comprises, de ${amountOrBlank(mandateFacts.mandate?.price)}.`),
    list(
      `Charges mensuelles comprises dans ce montant : ${euros(monthlyExpenses)}`,
      `Dépôt de garantie : ${euros(deposit)}`,
    ),
    ...(isAsked ? [boxes(['Location vide', furnished === false], ['Location meublée', furnished === true])] : []),
    text(
      'Le loyer respecte l’encadrement applicable dans la commune. Tout autre loyer est soumis à l’accord écrit du mandant.',
    ),
  ];
}

/** Articles on fees of a letting: payers, caps, due dates. */
export function lettingFeeBlocks(mandateFacts: MandateFacts): Block[] {
  const { tenantFee, inventoryFee, landlordFee, landlordInventoryFee, negotiationFee } = termsOf(mandateFacts);
  const { feeScaleUrl } = mandateFacts.agency;
  const scale =
    feeScaleUrl === null ? '' : ` Le barème, dont les prix sont des maximums, figure à l’adresse ${feeScaleUrl}.`;
  const hasNegotiationFee = mandateFacts.mandate === null || negotiationFee !== null;
  // a contract may include the inventory in the total, and charge only the negotiation
  const inventory = (fee: number | null) =>
    mandateFacts.mandate !== null && fee === null ? '' : `, dont état des lieux : ${euros(fee)} TTC`;
  const shared = mandateFacts.mandate === null || landlordFee !== null || negotiationFee === null;
  return [
    list(
      ...(shared ? [`À la charge du mandant : ${euros(landlordFee)} TTC${inventory(landlordInventoryFee)}`] : []),
      ...(hasNegotiationFee
        ? [`À la charge du mandant seul, entremise et négociation : ${euros(negotiationFee)} TTC`]
        : []),
      `À la charge du locataire : ${euros(tenantFee)} TTC${inventory(inventoryFee)}`,
    ),
    text(
      isDwelling(mandateFacts.property)
        ? `La part du locataire, limitée à la visite, à la constitution du dossier, à la rédaction du bail et à l’état des lieux, ne dépasse ni celle du mandant ni les plafonds fixés par mètre carré de surface habitable (loi n° 89-462 du 6 juillet 1989, art. 5). Les honoraires sont dus le jour de la signature du bail, ceux d’état des lieux le jour où il est établi. Aucune somme n’est due avant.${scale}`
        : `Le bien n’est pas à usage d’habitation : les honoraires se conviennent librement et ne sont dus qu’une fois le bail conclu (loi n° 70-9 du 2 janvier 1970, art. 6).${scale}`,
    ),
  ];
}

/** Articles of a rental mandate: subject, rent in figures and words, fees and payers. */
export const rentalArticles = (mandateFacts: MandateFacts): Article[] => [
  { title: 'Objet et étendue du mandat', blocks: missionClause(mandateFacts, MISSION) },
  { title: 'Loyer', blocks: rentBlocks(mandateFacts, 'Le bien est proposé à la location') },
  { title: 'Honoraires', blocks: lettingFeeBlocks(mandateFacts) },
];
