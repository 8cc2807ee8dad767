import { PAYER_UNKNOWN } from '../price/unknown-payer-message';
import type { FeeType } from '../property.enums';
import { FEE_TYPE_WORDS } from '../property-status-words';
import { blocking, problemIf, type ComplianceRules } from './advertisement';
import { statedPayer } from './payer-wording';

/** Checks a text against the recorded payer of the fees. @returns the problem, or null */
export function payerContradiction(text: string, feeType: FeeType): string | null {
  const stated = statedPayer(text);
  if (stated === null || stated === feeType) return null;
  return `Le texte dit les honoraires ${FEE_TYPE_WORDS[stated].fr}, le bien les dit ${FEE_TYPE_WORDS[feeType].fr}.`;
}

/** Checks that the payer of a sale's fees is stated once and consistently (arrêté du 10 janvier 2017, art. 2). */
export const payerRules: ComplianceRules = ({ transactionType, financialInfo: { feeType }, title, description }) => {
  if (transactionType !== 'SALE') return [];
  if (feeType === null) return [blocking('financialInfo.feeType', `${PAYER_UNKNOWN}.`)];
  const [ofTitle, ofText] = [payerContradiction(title, feeType), payerContradiction(description, feeType)];
  return [
    ...problemIf(ofTitle !== null, blocking('title', ofTitle ?? '')),
    ...problemIf(ofText !== null, blocking('description', ofText ?? '')),
  ];
};
