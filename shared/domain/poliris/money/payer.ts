import { cutText } from '../../common/text/characters';
import { normalise } from '../../common/text/normalise';
import { PAYER_UNKNOWN } from '../../property/price/unknown-payer-message';
import { statedPayer } from '../../property/compliance/payer-wording';
import type { FeeType } from '../../property/property.enums';
import { FEE_TYPE_WORDS } from '../../property/property-status-words';
import type { FieldReader } from '../field-reader';
import { plainText, readBoolean } from '../values';

/** Amounts of a sale; euros and percent. */
export interface SaleAmounts {
  price: number;
  /** Field 303. */
  withoutFees: number | null;
  percent: number | null;
  /** Fees of any kind: fields 15 and 257. */
  hasFees: boolean;
}

const CODES: Readonly<Record<string, FeeType>> = {
  1: 'BUYER',
  acquereur: 'BUYER',
  acheteur: 'BUYER',
  2: 'SELLER',
  vendeur: 'SELLER',
  3: 'SHARED',
  'acquereur et vendeur': 'SHARED',
  'vendeur et acquereur': 'SHARED',
};

/** Payer from field 302, or 256 in older versions. */
function declaredPayer(reader: FieldReader): FeeType | null {
  const code = normalise(reader.raw('payer'));
  const buyerPays = readBoolean(reader.raw('buyerPays'));
  const declared = CODES[code] ?? null;
  if (declared !== null) return declared;
  if (code !== '' && code !== '0')
    reader.noteOmission(`Champ 302\u00a0: «\u00a0${cutText(code, 40)}\u00a0» ne dit pas qui paie les honoraires.`);
  if (buyerPays === null) return null;
  const payer = buyerPays ? 'BUYER' : 'SELLER';
  reader.noteAssumption(`Honoraires ${FEE_TYPE_WORDS[payer].fr} d’après le champ 256 (champ 302 vide).`);
  return payer;
}

const SAME = 0.01;

/** Payer by amounts: the buyer if the price without fees is lower; the seller if equal and without commission. */
function payerByAmounts({ price, withoutFees, hasFees }: SaleAmounts): FeeType | null {
  if (withoutFees === null || withoutFees > price + SAME) return null;
  if (price - withoutFees >= SAME) return 'BUYER';
  return hasFees ? null : 'SELLER';
}

/** True when a text about shared fees agrees with amounts of which the buyer bears a part. */
const agree = (byText: FeeType, byAmounts: FeeType): boolean =>
  byText === byAmounts || (byText === 'SHARED' && byAmounts === 'BUYER');

/**
 * Finds the payer of a sale's fees: by its field, else the text, else the amounts; null when all are silent or
 * contradict each other. Assumptions are noted.
 */
export function readPayer(reader: FieldReader, amounts: SaleAmounts): FeeType | null {
  const byText = statedPayer(plainText(`${reader.raw('title')}\n${reader.raw('description')}`));
  const declared = declaredPayer(reader);
  if (declared !== null) {
    if (byText !== null && byText !== declared)
      reader.noteAssumption(
        `Honoraires ${FEE_TYPE_WORDS[declared].fr} d’après leur champ, ${FEE_TYPE_WORDS[byText].fr} d’après le texte\u00a0: le champ est retenu, la publication attend que l’un des deux soit corrigé.`,
      );
    return declared;
  }
  const byAmounts = payerByAmounts(amounts);
  if (byText !== null && byAmounts !== null && !agree(byText, byAmounts)) {
    reader.noteAssumption(
      `${PAYER_UNKNOWN}\u00a0: ${FEE_TYPE_WORDS[byText].fr} d’après le texte, ${FEE_TYPE_WORDS[byAmounts].fr} d’après les prix. À préciser avant publication.`,
    );
    return null;
  }
  const found = byText ?? byAmounts;
  reader.noteAssumption(
    found === null
      ? `${PAYER_UNKNOWN} (champ 302 vide)\u00a0: à préciser avant publication.`
      : `Honoraires ${FEE_TYPE_WORDS[found].fr} d’après ${byText === null ? 'les prix' : 'le texte'} (champ 302 vide).`,
  );
  return found;
}
