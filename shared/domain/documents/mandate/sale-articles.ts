import { frenchEuros, frenchPercent } from '../../common/french';
import { saleFees, type SaleFees } from '../../mandate/sale-fees';
import type { FeeType } from '../../property/property.enums';
import { BLANK, orBlank } from '../blank-line';
import { missionClause } from './mission-clause';
import { priceInWords } from '../price-in-words';
import { boxes, text, type Article, type Block, type MandateFacts } from './mandate-paper';

/** "261 250 € (deux cent soixante et un mille deux cent cinquante euros)". */
export const inFiguresAndWords = (euros: number): string => `${frenchEuros(euros)} (${priceInWords(euros)})`;
export const amountOrBlank = (euros: number | null | undefined): string =>
  orBlank(euros, inFiguresAndWords, `${BLANK.long} € (en lettres : ${BLANK.wide})`);

/** Payer clause with the parts of the price; same amounts as the price article. */
const PAYER: Readonly<Record<FeeType, (fees: SaleFees) => string>> = {
  BUYER: () => 'Ces honoraires sont à la charge de l’acquéreur et compris dans le prix',
  SELLER: () => 'Ces honoraires sont à la charge du mandant et prélevés sur le prix',
  SHARED: ({ buyerPart, sellerPart }) =>
    `Ces honoraires sont partagés : ${inFiguresAndWords(buyerPart)} à la charge de l’acquéreur, compris dans le prix, et ${inFiguresAndWords(sellerPart)} à la charge du mandant, prélevés sur le prix`,
};

/** Base of the rate, which depends on the payer. */
const RATE_BASE: Readonly<Record<FeeType, string>> = {
  BUYER: 'du prix hors honoraires',
  SELLER: 'du prix de vente',
  SHARED: 'du prix hors part de l’acquéreur',
};

const PRICE_INCLUSIONS: Readonly<Record<FeeType, string>> = {
  BUYER: ', honoraires du mandataire à la charge de l’acquéreur compris',
  SELLER: ', honoraires du mandataire à la charge du mandant compris',
  SHARED: ', part des honoraires à la charge de l’acquéreur comprise',
};

/** Computes price and fees of a sale mandate; null without price. */
export function feesOfMandate({ mandate }: MandateFacts): SaleFees | null {
  return mandate && saleFees(mandate);
}

const MISSION = {
  mission:
    'Le mandant charge le mandataire, qui l’accepte, de rechercher un acquéreur pour le bien désigné ci-dessus, de le lui présenter et de mener à bien la négociation.',
  party: 'un acquéreur',
  deed: 'la vente',
  verb: 'vendre',
};

function price({ mandate }: MandateFacts, fees: SaleFees | null): Block[] {
  const priceInclusion = mandate === null ? '' : PRICE_INCLUSIONS[mandate.feeType];
  return [
    text(`Le bien est présenté à la vente au prix de ${amountOrBlank(mandate?.price)}${priceInclusion}.`),
    text(
      `Le prix est payable comptant le jour de la signature de l’acte authentique. La somme revenant au mandant, avant impôt et remboursement d’éventuels prêts, est de ${amountOrBlank(fees?.netToSeller)}. Tout autre prix est soumis à l’accord écrit du mandant.`,
    ),
  ];
}

function rateWords({ mandate }: MandateFacts, fees: SaleFees | null): string {
  if (mandate === null || fees === null || mandate.commissionAmount !== null) return '';
  const base = `${RATE_BASE[mandate.feeType]}, ${frenchEuros(fees.base)}`;
  return `, soit ${frenchPercent(mandate.commissionRate)} TTC ${base}`;
}

function payer({ mandate }: MandateFacts, fees: SaleFees | null): Block {
  if (mandate === null || fees === null)
    return boxes(['Honoraires à la charge de l’acquéreur', false], ['Honoraires à la charge du mandant', false]);
  return text(
    `${PAYER[mandate.feeType](fees)}. Du prix de ${frenchEuros(fees.price)}, le mandant reçoit ${frenchEuros(fees.netToSeller)} et le mandataire ${frenchEuros(fees.fees)}.`,
  );
}

/** Paragraphs on the amount, base and payer of the fees. */
export const feeBlocks = (mandateFacts: MandateFacts, fees: SaleFees | null): Block[] => [
  text(
    `Les honoraires du mandataire sont fixés à ${amountOrBlank(fees?.fees)} toutes taxes comprises${rateWords(mandateFacts, fees)}.`,
  ),
  payer(mandateFacts, fees),
];

function remuneration(mandateFacts: MandateFacts, fees: SaleFees | null): Block[] {
  const { agency } = mandateFacts;
  const scale =
    agency.feeScaleUrl === null
      ? ''
      : ` Le barème, dont les prix sont des maximums, figure à l’adresse ${agency.feeScaleUrl}.`;
  return [
    ...feeBlocks(mandateFacts, fees),
    text(
      `Ils sont dus et exigibles le jour où l’opération est effectivement conclue et constatée dans un seul acte écrit signé des parties (loi n° 70-9 du 2 janvier 1970, art. 6). Aucune somme n’est due avant ce jour.${scale}`,
    ),
  ];
}

/** Articles of a sale mandate: subject, price in figures and words, fees and payers. */
export function saleArticles(mandateFacts: MandateFacts): Article[] {
  const fees = feesOfMandate(mandateFacts);
  return [
    { title: 'Objet et étendue du mandat', blocks: missionClause(mandateFacts, MISSION) },
    { title: 'Prix', blocks: price(mandateFacts, fees) },
    { title: 'Honoraires', blocks: remuneration(mandateFacts, fees) },
  ];
}
