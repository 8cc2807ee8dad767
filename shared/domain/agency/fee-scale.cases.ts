import { legalCases } from '../law/legal-cases';
import type { FeeStep } from './agency.schema';
import { highestFee } from './fee-scale';

const SCALE: readonly FeeStep[] = [
  { kind: 'SALE', upTo: null, percent: 5, amount: null },
  { kind: 'SALE', upTo: 100_000, percent: null, amount: 8_000 },
  { kind: 'SALE', upTo: 300_000, percent: 6, amount: null },
  { kind: 'RENT', upTo: null, percent: 8, amount: null },
];

const step = (kind: FeeStep['kind'], price: number, expected: number, arithmetic: string) => ({
  name: `${kind} of ${price} €`,
  input: { kind, price },
  expected,
  source: `arrêté du 10 janvier 2017, art. 2 (the prices of the scale are maxima since 1 April 2022): ${arithmetic}`,
});

/** A scale in three steps: 8 000 € up to 100 000 €, 6 % up to 300 000 €, 5 % above. */
export const cases = legalCases({
  chapter: 'fees and prices',
  rule: ({ kind, price }: { kind: FeeStep['kind']; price: number }) => highestFee(SCALE, kind, price),
  cases: [
    step('SALE', 60_000, 8_000, 'a sum'),
    step('SALE', 100_000, 8_000, 'the step reaches up to 100 000'),
    step('SALE', 100_000.01, 6_000, '6 000.0006'),
    step('SALE', 215_500, 12_930, '2 155 × 6'),
    step('SALE', 300_000, 18_000, '3 000 × 6'),
    step('SALE', 300_000.01, 15_000, '15 000.0005'),
    step('SALE', 745_000, 37_250, '7 450 × 5'),
    step('RENT', 9_600, 768, '96 × 8, of a year of rent'),
  ],
});
