import { PAYER_UNKNOWN } from '../price/payer-words';
import type { FeeType } from '../property.enums';
import { blocking, when, type ComplianceRules } from './advertised';
import { statedPayer } from './payer-wording';

const WHO: Readonly<Record<FeeType, string>> = {
  BUYER: 'à la charge de l’acquéreur',
  SELLER: 'à la charge du vendeur',
  SHARED: 'partagés entre le vendeur et l’acquéreur',
};

/** What is wrong with a text that names another payer of the fees than the one on record; null where nothing is. */
export function payerContradiction(text: string, feeType: FeeType): string | null {
  const stated = statedPayer(text);
  if (stated === null || stated === feeType) return null;
  return `Le texte dit les honoraires ${WHO[stated]}, le bien les dit ${WHO[feeType]}.`;
}

/** Who pays the fees of a sale is told, once and in one way (arrêté du 10 janvier 2017, art. 2). */
export const payerRules: ComplianceRules = ({ transactionType, financialInfo: { feeType }, title, description }) => {
  if (transactionType !== 'SALE') return [];
  if (feeType === null) return [blocking('financialInfo.feeType', `${PAYER_UNKNOWN}.`)];
  const [ofTitle, ofText] = [payerContradiction(title, feeType), payerContradiction(description, feeType)];
  return [
    ...when(ofTitle !== null, blocking('title', ofTitle ?? '')),
    ...when(ofText !== null, blocking('description', ofText ?? '')),
  ];
};
