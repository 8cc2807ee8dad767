import { normalise } from '../../common/text/normalise';
import type { FeeType } from '../property.enums';

/** Texts are compared without accents, capitals and punctuation. */
const FEES = String.raw`(?:honoraires?|hono|frais d agences?|frais de l agence|commissions?|frais)`;
const ARTICLE = String.raw`(?:l |le |la |les |du |des |de l |de la |d )?`;
const SELLER = String.raw`(?:(?:sci|societe|partie) venderesse|vendeurs?|venderesse|mandants?|proprietaires? vendeurs?)`;
const BUYER = String.raw`(?:acquereurs?|acheteurs?)`;
/** Costs unrelated to agency fees: « frais de notaire à la charge de l’acquéreur ». */
const OTHER_COSTS = String.raw`(?:notaires?|notariale?s?|notaries?|acte|travaux|taxes?|ravalement|diagnostics?|mutation|enregistrement|mainlevee)`;
const WITHIN = String.raw`(?:(?!${OTHER_COSTS}\b|${FEES}\b)[\p{L}\p{N}@.+]+ ){0,10}?`;
const CHARGE = String.raw`(?:a |en )?(?:la )?charges? (?:exclusive |entiere )?`;
const PAID_BY = String.raw`(?:payes?|payees?|regles?|reglees?|supportes?|supportees?|dus?|dues?|factures?|facturees?|pris en charge|prises? en charge) (?:par |a |au |aux )`;

/** The spellings of « honoraires à la charge de … », with the payer after the fees or before them. */
const feesPaidBy = (payer: string, chargedPayer = payer): RegExp =>
  new RegExp(
    [
      String.raw`\b${FEES} ${WITHIN}(?:${CHARGE}|${PAID_BY})${ARTICLE}${chargedPayer}\b`,
      String.raw`\b${FEES} (?:d agence |ttc )?${ARTICLE}${payer}\b`,
      String.raw`(?<!${OTHER_COSTS} )(?<!${OTHER_COSTS} a )\bcharge ${payer}\b`,
      String.raw`\b${payer} (?:paie|paye|regle|supporte|prend en charge) (?:les |nos |vos |tous les )?${FEES}(?! de ${OTHER_COSTS})\b`,
    ].join('|'),
    'u',
  );

// « charge propriétaire » alone is a co-ownership's charge
const SELLER_PAYS = feesPaidBy(SELLER, String.raw`(?:${SELLER}|proprietaires?)`);
const BUYER_PAYS = feesPaidBy(BUYER);
/** « Aucuns honoraires à la charge de l’acquéreur », « pas de frais d’agence pour l’acheteur ». */
const NOTHING_FOR_BUYER = new RegExp(
  [
    String.raw`\b${BUYER} ne (?:paie|paye|regle|supporte) (?:pas d|pas de|aucuns?|ni) ?${FEES}(?! de ${OTHER_COSTS})\b`,
    String.raw`\b(?:sans|aucuns?|aucune|pas d|pas de|zero|ni|0)(?: de| d)? ${FEES} (?:(?!${OTHER_COSTS}\b)[\p{L}\p{N}]+ ){0,3}?(?:${CHARGE}|pour |cote )${ARTICLE}${BUYER}\b`,
  ].join('|'),
  'u',
);
const SHARED_BY_BOTH = new RegExp(
  [
    String.raw`\b${FEES} (?:[\p{L}\p{N}]+ ){0,12}?(?:partages?|partagees?|par moitie|moitie moitie|50 50)\b`,
    // « à la charge du vendeur et de l’acquéreur »
    String.raw`\b${FEES} ${WITHIN}(?:${CHARGE}|${PAID_BY})${ARTICLE}(?:${SELLER} et (?:a )?${ARTICLE}${BUYER}|${BUYER} et (?:a )?${ARTICLE}${SELLER})\b`,
  ].join('|'),
  'u',
);

/**
 * Splits sentences, so that the fees of one are not attributed to the payer of the next; « T.T.C. à la charge » is one.
 */
const sentencesOf = (text: string): string[] =>
  text
    .split(/\n|[.!?;](?=\s+\p{Lu})/u)
    .map(normalise)
    // keeps the point of «4.5 %», drops that of abbreviations
    .map((sentence) => sentence.replace(/(?<!\d)\.|\.(?!\d)/g, ' ').replace(/ {2,}/g, ' '));

/** Finds the payer of the agency's fees in a text; null when it states none, or both without sharing. */
export function statedPayer(text: string): FeeType | null {
  let [seller, buyer] = [false, false];
  for (const sentence of sentencesOf(text)) {
    if (SHARED_BY_BOTH.test(sentence)) return 'SHARED';
    const buyerPaysNothing = NOTHING_FOR_BUYER.test(sentence);
    const rest = sentence.replace(NOTHING_FOR_BUYER, ' ');
    if (buyerPaysNothing || SELLER_PAYS.test(rest)) seller = true;
    if (BUYER_PAYS.test(rest)) buyer = true;
  }
  if (seller === buyer) return null;
  return seller ? 'SELLER' : 'BUYER';
}
