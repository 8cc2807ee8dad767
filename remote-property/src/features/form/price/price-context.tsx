import { createContext, use, useState, type ReactNode } from 'react';
import { HALF, shareOfParts } from '@pignon/shared/domain/property/price/fee-terms';
import type { Fees } from '@pignon/shared/domain/property/price/fees';
import { toCents, toEuros } from '@pignon/shared/domain/common/money';
import { roundingsOf, type Rounding } from '@pignon/shared/domain/property/price/price-rounding';
import {
  termsFrom,
  termsFromAmount,
  type FeeBasis,
  type Payers,
  type PriceAnchor,
  type PriceTerms,
} from '@pignon/shared/domain/property/price/price-terms';
import type { FeeType } from '@pignon/shared/domain/property/property.enums';
import { createStore, useStore, type Store } from '@pignon/shared/state';
import { useFormValue, useReadFormValue, useSetFormValue } from '@pignon/shared/ui/form';
import {
  isAmount,
  isPercent,
  computePrice,
  type PriceInputs,
  type PriceIntent,
  type PriceEdit,
  type ComputedPrice,
} from './compute-price';

const PATHS = {
  price: 'financialInfo.priceNoFees',
  rate: 'financialInfo.commissionRate',
  sum: 'financialInfo.commissionAmount',
  share: 'financialInfo.buyerShare',
} as const;
const PAYER = 'financialInfo.feeType';

type Typed = number | string | null;

const PriceIntentContext = createContext<Store<PriceIntent | null> | undefined>(undefined);

/** Remembers which amounts of the price were typed: they stay, the others are computed. */
export function PriceProvider({ children }: { children: ReactNode }): ReactNode {
  const [intentStore] = useState(() => createStore<PriceIntent | null>(null));
  return <PriceIntentContext value={intentStore}>{children}</PriceIntentContext>;
}

/** Parties that may pay fees. */
export type Party = 'BUYER' | 'SELLER';

export interface Price {
  /** Null while the fee payer is unknown. */
  payer: FeeType | null;
  /** Null while there is no price, or no rate to reckon with. */
  fees: Fees | null;
  /** True where the fees are a sum, to which the rate follows. */
  isSum: boolean;
  /** The typed price when it is not a number. */
  raw: string | null;
  /** Typed sum of the fees when it is not a number. */
  rawSum: number | string | null;
  /** Rounded values of a computed amount; none for the typed one. */
  roundings: (which: PriceAnchor) => readonly Rounding[];
  typeAmount: (anchor: PriceAnchor, typed: Typed) => void;
  typeFees: (typed: Typed) => void;
  typeRate: (typed: Typed) => void;
  /** Sets the buyer's share in percent: rate or sum stay. */
  typeShare: (typed: Typed) => void;
  /** Sets one party's part; the other's is unchanged. */
  typePart: (party: Party, typed: Typed) => void;
  choosePayer: (feeType: FeeType) => void;
  round: (which: PriceAnchor, rounding: Rounding) => void;
}

const payerOf = (value: unknown): FeeType | null => (value ?? null) as FeeType | null;

/** Form values at render and at the time of a key: two keys may precede a render. */
function useTerms() {
  const store = use(PriceIntentContext);
  if (!store) throw new Error('A price must stand in a PriceProvider.');
  const [read, set] = [useReadFormValue(), useSetFormValue()];
  const current: PriceInputs = {
    price: useFormValue(PATHS.price),
    rate: useFormValue(PATHS.rate),
    sum: useFormValue(PATHS.sum),
    share: useFormValue(PATHS.share),
    feeType: payerOf(useFormValue(PAYER)),
  };
  const inputs = (): PriceInputs => ({
    price: read(PATHS.price),
    rate: read(PATHS.rate),
    sum: read(PATHS.sum),
    share: read(PATHS.share),
    feeType: payerOf(read(PAYER)),
  });
  const writePrice = (next: Partial<PriceEdit>, intent: Omit<PriceIntent, 'written'>) => {
    const { price, rate, sum } = inputs();
    for (const [key, value] of Object.entries(next)) set(PATHS[key as keyof PriceEdit], value);
    store.set({ ...intent, written: { price, rate, sum, ...next } });
  };
  return {
    drawn: computePrice(current, useStore(store)),
    now: () => computePrice(inputs(), store.get()),
    put: writePrice,
    setPayer: (next: FeeType) => set(PAYER, next),
    setShare: (next: Typed) => set(PATHS.share, next),
  };
}

/** The price of a sale as one types any of its amounts. */
export function usePrice(): Price {
  const { drawn: current, now, put, setPayer, setShare } = useTerms();
  const keep = (terms: PriceTerms, intent: Omit<PriceIntent, 'written'>) =>
    put({ price: terms.priceNoFees, rate: terms.commissionRate, sum: terms.commissionAmount }, intent);
  /** Recomputes with these fees and payer; invalid fees are kept as typed. */
  const applyFees = ({ anchor, amount, basis: before }: ComputedPrice, payers: Payers, basis: FeeBasis) => {
    const terms = amount === null ? null : termsFrom(anchor, amount, payers, basis);
    if (terms) keep(terms, { anchor, amount, basis });
    else if (basis.kind === 'RATE') put({ rate: basis.rate, sum: null }, { anchor, amount, basis });
    else if (amount !== null) put({ sum: basis.fees }, { anchor, amount, basis: before });
  };
  return {
    payer: current.currentInputs.feeType,
    fees: current.fees,
    isSum: current.basis.kind === 'AMOUNT' && current.fees !== null,
    raw: typeof current.currentInputs.price === 'string' ? current.currentInputs.price : null,
    rawSum: isAmount(current.currentInputs.sum) ? null : (current.currentInputs.sum as Typed),
    roundings: (which) =>
      current.fees && which !== current.anchor ? roundingsOf(which, { ...current, fees: current.fees }) : [],
    typeAmount: (which, typed) => {
      const { payers, basis, currentInputs } = now();
      if (!isAmount(typed) || (basis.kind === 'RATE' && !isPercent(currentInputs.rate)))
        return put({ price: typed }, { anchor: which, amount: null, basis });
      // the first digits of a price are less than its fees: the rate is used until there are more
      const terms = termsFrom(which, typed, payers, basis) ?? termsFromAmount(which, typed, payers);
      if (terms) keep(terms, { anchor: which, amount: typed, basis });
    },
    typeFees: (typed) => {
      const before = now();
      const { payers, anchor, amount, basis } = before;
      if (isAmount(typed)) applyFees(before, payers, { kind: 'AMOUNT', fees: typed });
      else if (typed === null) applyFees(before, payers, { kind: 'RATE', rate: payers.commissionRate });
      else put({ sum: typed }, { anchor, amount, basis });
    },
    typeRate: (typed) => {
      const before = now();
      const { anchor, amount, basis, payers } = before;
      if (isPercent(typed)) applyFees(before, payers, { kind: 'RATE', rate: typed });
      else put({ rate: typed, sum: null }, { anchor, amount, basis });
    },
    typeShare: (typed) => {
      const before = now();
      setShare(typed);
      if (isPercent(typed)) applyFees(before, { ...before.payers, buyerShare: typed }, before.basis);
    },
    typePart: (party, typed) => {
      const before = now();
      const { fees, payers } = before;
      if (!isAmount(typed) || !fees) return;
      const [buyer, seller] = party === 'BUYER' ? [typed, fees.sellerPart] : [fees.buyerPart, typed];
      const buyerShare = shareOfParts(buyer, seller) ?? HALF;
      setShare(buyerShare);
      applyFees(before, { ...payers, buyerShare }, { kind: 'AMOUNT', fees: toEuros(toCents(buyer) + toCents(seller)) });
    },
    choosePayer: (next) => {
      const before = now();
      setPayer(next);
      if (before.amount !== null) applyFees(before, { ...before.payers, feeType: next }, before.basis);
    },
    round: (which, { amount, terms, fees: { fees } }) =>
      keep(terms, { anchor: which, amount, basis: { kind: 'AMOUNT', fees } }),
  };
}
