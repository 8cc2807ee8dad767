import { frenchEuros, frenchPercent } from '../../common/french';
import { saleFees } from '../../mandate/sale-fees';
import type { MandateFields } from '../../mandate/mandate.schema';
import { HALF } from '../../property/price/fee-terms';
import type { Fees } from '../../property/price/fees';
import type { FeeType } from '../../property/property.enums';
import { BLANK, orBlank } from '../blank-line';
import { extentOf } from './extent';
import { priceInWords } from '../price-in-words';
import { boxes, text, type Article, type Block, type MandateFacts } from './mandate-paper';

/** "261 250 € (deux cent soixante et un mille deux cent cinquante euros)". */
export const inFiguresAndWords = (euros: number): string => `${frenchEuros(euros)} (${priceInWords(euros)})`;
export const amountOrBlank = (euros: number | null | undefined): string =>
  orBlank(euros, inFiguresAndWords, `${BLANK.long} € (en lettres : ${BLANK.wide})`);

const PAYER: Readonly<Record<Exclude<FeeType, 'SHARED'>, string>> = {
  BUYER: 'à la charge de l’acquéreur',
  SELLER: 'à la charge du mandant',
};

/** Who bears the fees; where both do otherwise than by half, each party's part of them. */
function payerOf({ feeType, buyerShare }: MandateFields, fees: Fees | null): string {
  if (feeType !== 'SHARED') return PAYER[feeType];
  if (buyerShare === HALF) return 'partagés par moitié entre le mandant et l’acquéreur';
  const [seller, buyer] = [fees?.sellerPart, fees?.buyerPart].map((part) =>
    orBlank(part, frenchEuros, `${BLANK.short} €`),
  );
  return `partagés entre le mandant, à hauteur de ${seller} TTC, et l’acquéreur, à hauteur de ${buyer} TTC`;
}

const PRICE_HOLDS: Readonly<Record<FeeType, string>> = {
  BUYER: ', honoraires du mandataire à la charge de l’acquéreur compris',
  SELLER: ', honoraires du mandataire à la charge du mandant compris',
  SHARED: ', part des honoraires à la charge de l’acquéreur comprise',
};

/** What the price of a sale mandate comes to; null while there is none. */
export function feesOfMandate({ mandate }: MandateFacts): Fees | null {
  return mandate && saleFees(mandate);
}

const MISSION = {
  mission:
    'Le mandant charge le mandataire, qui l’accepte, de rechercher un acquéreur pour le bien désigné ci-dessus, de le lui présenter et de mener à bien la négociation.',
  party: 'un acquéreur',
  deed: 'la vente',
  verb: 'vendre',
};

function price({ mandate }: MandateFacts, fees: Fees | null): Block[] {
  const holds = mandate === null ? '' : PRICE_HOLDS[mandate.feeType];
  return [
    text(`Le bien est présenté à la vente au prix de ${amountOrBlank(mandate?.price)}${holds}.`),
    text(
      `Le prix est payable comptant le jour de la signature de l’acte authentique. La somme revenant au mandant, avant impôt et remboursement d’éventuels prêts, est de ${amountOrBlank(fees?.netToSeller)}. Tout autre prix est soumis à l’accord écrit du mandant.`,
    ),
  ];
}

function remuneration({ mandate, agency }: MandateFacts, fees: Fees | null): Block[] {
  const isSum = mandate === null || mandate.commissionAmount !== null;
  const rate = isSum ? '' : `, soit ${frenchPercent(mandate.commissionRate)} TTC du prix hors honoraires`;
  const payer: Block[] =
    mandate === null
      ? [boxes(['Honoraires à la charge de l’acquéreur', false], ['Honoraires à la charge du mandant', false])]
      : [text(`Ces honoraires sont ${payerOf(mandate, fees)}.`)];
  const scale =
    agency.feeScaleUrl === null
      ? ''
      : ` Le barème, dont les prix sont des maximums, figure à l’adresse ${agency.feeScaleUrl}.`;
  return [
    text(`Les honoraires du mandataire sont fixés à ${amountOrBlank(fees?.fees)} toutes taxes comprises${rate}.`),
    ...payer,
    text(
      `Ils sont dus et exigibles le jour où l’opération est effectivement conclue et constatée dans un seul acte écrit signé des parties (loi n° 70-9 du 2 janvier 1970, art. 6). Aucune somme n’est due avant ce jour.${scale}`,
    ),
  ];
}

/** What a sale mandate agrees on: its extent, the price in figures and in words, the fees and who pays them. */
export function saleArticles(given: MandateFacts): Article[] {
  const fees = feesOfMandate(given);
  return [
    { title: 'Objet et étendue du mandat', blocks: extentOf(given, MISSION) },
    { title: 'Prix', blocks: price(given, fees) },
    { title: 'Honoraires', blocks: remuneration(given, fees) },
  ];
}
