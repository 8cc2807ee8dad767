import { EMPTY_AGENCY } from '../../agency/empty-agency';
import { completeDraft } from '../property-draft';
import type { FeeType } from '../property.enums';
import { payerRules } from './payer-rules';
import { saleRules } from './sale-rules';

const DAY = '2026-11-21';

function problemsOf(
  feeType: FeeType | null,
  texts: { title?: string; description?: string },
  transactionType: 'SALE' | 'RENT',
) {
  const fields = completeDraft({ transactionType, financialInfo: { priceNoFees: 250_000, feeType }, ...texts });
  const advertised = { ...fields, price: 250_000, media: [], mandateStatus: null, mandateType: null };
  return payerRules(advertised, EMPTY_AGENCY, DAY).map(
    ({ severity, path, message }) => `${severity} ${path} ${message}`,
  );
}

it('blocks a sale while the fee payer is unknown', () => {
  expect(problemsOf(null, {}, 'SALE')).toEqual([
    'BLOCKING financialInfo.feeType Il n’est pas dit qui paie les honoraires.',
  ]);
  expect(problemsOf(null, {}, 'RENT')).toEqual([]);
});

it.each<[FeeType, { title?: string; description?: string }, string[]]>([
  [
    'BUYER',
    { description: 'Honoraires à la charge du vendeur' },
    [
      'BLOCKING description Le texte dit les honoraires à la charge du vendeur, le bien les dit à la charge de l’acquéreur.',
    ],
  ],
  [
    'SELLER',
    { title: 'Villa, honoraires charge acquéreur' },
    ['BLOCKING title Le texte dit les honoraires à la charge de l’acquéreur, le bien les dit à la charge du vendeur.'],
  ],
  ['SELLER', { description: 'Honoraires à la charge du vendeur' }, []],
  ['BUYER', { description: 'Honoraires à la charge de l’acquéreur' }, []],
  ['SHARED', { description: 'Honoraires partagés entre vendeur et acquéreur' }, []],
])('compares the text with the recorded payer: %s, %j', (feeType, texts, expected) => {
  expect(problemsOf(feeType, texts, 'SALE')).toEqual(expected);
});

it.each<[FeeType | null, Partial<{ commissionRate: number; commissionAmount: number }>, string[]]>([
  ['BUYER', { commissionRate: 0 }, ['financialInfo.commissionRate']],
  ['SHARED', { commissionRate: 0 }, ['financialInfo.commissionRate']],
  ['BUYER', { commissionAmount: 0 }, ['financialInfo.commissionAmount']],
  ['BUYER', { commissionRate: 0, commissionAmount: 5_000 }, []],
  ['SELLER', { commissionRate: 0 }, []],
  [null, { commissionRate: 0 }, []],
])('blocks a sale whose buyer pays unknown fees: %s, %j', (feeType, fees, expected) => {
  const fields = completeDraft({
    transactionType: 'SALE',
    financialInfo: { priceNoFees: 250_000, feeType, ...fees },
  });
  const advertised = { ...fields, price: 250_000, media: [], mandateStatus: null, mandateType: null };
  const found = saleRules(advertised, { ...EMPTY_AGENCY, feeScaleUrl: 'https://a.test' }, DAY);
  expect(found.filter(({ severity }) => severity === 'BLOCKING').map(({ path }) => path)).toEqual(expected);
});
