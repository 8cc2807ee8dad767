import { MANDATE_TYPES } from '../../mandate/mandate.enums';
import { FEE_TYPES } from '../../property/property.enums';
import { mandateFacts, PARTNER } from '../test/mandates';
import { composeMandate } from './compose-mandate';

/** The sentences of an article as plain text. */
function articleOf(title: string, ...args: Parameters<typeof mandateFacts>): string {
  const paper = composeMandate(mandateFacts(...args), null);
  const article = paper.articles.find((each) => each.title === title);
  const words = (article?.blocks ?? []).flatMap((block) => {
    if (block.kind === 'list') return block.items;
    return block.kind === 'text' ? [block.text] : [];
  });
  return words.join(' ').replaceAll(/[\u00a0\u202f]/g, ' ');
}

const cents = (text: string) => Math.round(Number(text.replaceAll(' ', '').replace(',', '.')) * 100);

/** Amount in cents that follows a phrase. */
function amount(words: string, before: RegExp): number {
  const found = new RegExp(`${before.source}(\\d[\\d ]*(?:,\\d\\d)?) €`).exec(words)?.[1];
  if (found === undefined) throw new Error(`No amount after ${before.source} in: ${words}`);
  return cents(found);
}

const PRICES = [261_250, 100_000, 333_333.33, 99_999.99, 1_234_567];
const RATES = [4.5, 5, 3.99, 7.25];
const CASES = (['EXCLUSIVE', 'NON_EXCLUSIVE'] as const).flatMap((type) =>
  FEE_TYPES.flatMap((feeType) =>
    PRICES.flatMap((price) => RATES.map((commissionRate) => ({ type, feeType, price, commissionRate }))),
  ),
);

describe('the amounts of a sale mandate', () => {
  it('cover every kind of mandate and every payer', () => {
    expect(new Set(CASES.map(({ type }) => type)).size + 1).toBe(MANDATE_TYPES.length);
    expect(new Set(CASES.map(({ feeType }) => feeType))).toEqual(new Set(FEE_TYPES));
  });

  it.each(CASES)('$type, $feeType, $price € at $commissionRate %: both articles say the same', (terms) => {
    const price = articleOf('Prix', terms);
    const fees = articleOf('Honoraires', terms);
    const agreedPrice = amount(price, /au prix de /);
    const net = amount(price, /avant impôt et remboursement d’éventuels prêts, est de /);
    const due = amount(fees, /sont fixés à /);
    expect(agreedPrice).toBe(Math.round(terms.price * 100));
    expect(agreedPrice).toBe(net + due);
    expect(amount(fees, /Du prix de /)).toBe(agreedPrice);
    expect(amount(fees, /le mandant reçoit /)).toBe(net);
    expect(amount(fees, /et le mandataire /)).toBe(due);
    const base = amount(fees, /soit [\d,]+ % TTC du prix [a-zé’ ]+, /);
    expect(Math.abs(due - (base * terms.commissionRate) / 100)).toBeLessThan(1.1);
    const payer = {
      BUYER: agreedPrice - due,
      SELLER: agreedPrice,
      SHARED: agreedPrice - (terms.feeType === 'SHARED' ? amount(fees, /partagés : /) : 0),
    };
    expect(base).toBe(payer[terms.feeType]);
  });

  it.each(PRICES)('shared, of %d €: the two parts sum up to the fees', (price) => {
    const fees = articleOf('Honoraires', { feeType: 'SHARED', price });
    expect(amount(fees, /partagés : /) + amount(fees, /compris dans le prix, et /)).toBe(amount(fees, /fixés à /));
  });

  it.each(FEE_TYPES)('of a delegation, %s: the agencies’ shares sum up to the fees of its mandate', (feeType) => {
    const words = articleOf('Honoraires et partage', { ...PARTNER, feeType, price: 333_333.33 });
    const shares = amount(words, /agence délégataire : 40 %, soit /) + amount(words, /agence délégante : 60 %, soit /);
    expect(shares).toBe(amount(words, /s’élèvent à /));
    expect(shares).toBe(amount(articleOf('Honoraires', { feeType, price: 333_333.33 }), /fixés à /));
  });
});
