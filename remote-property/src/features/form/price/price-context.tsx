import { createContext, use, useState, type ReactNode } from 'react';
import { computeFees, type Fees } from '@pignon/shared/domain/property/price/fees';
import { roundingsOf, type Rounding } from '@pignon/shared/domain/property/price/price-rounding';
import {
  feeBasisOf,
  termsFrom,
  termsFromAmount,
  type FeeBasis,
  type PriceAnchor,
  type PriceTerms,
} from '@pignon/shared/domain/property/price/price-terms';
import type { FeeType } from '@pignon/shared/domain/property/property.enums';
import { createStore, useStore, type Store } from '@pignon/shared/state';
import { useFormValue, useReadFormValue, useSetFormValue } from '@pignon/shared/ui/form';

const PRICE = 'financialInfo.priceNoFees';
const RATE = 'financialInfo.commissionRate';
const PAYER = 'financialInfo.feeType';
const MOST_RATE = 100;

type Typed = number | string | null;

/** Which amount stays, what it was last, and how the fees were given: as long as the form holds what was put there. */
interface Meant {
  anchor: PriceAnchor;
  amount: number | null;
  basis: FeeBasis;
  put: { price: unknown; rate: unknown };
}

const MeantContext = createContext<Store<Meant | null> | undefined>(undefined);

/** Remembers which amounts of the price somebody typed: they stay while the others follow. */
export function PriceProvider({ children }: { children: ReactNode }): ReactNode {
  const [meant] = useState(() => createStore<Meant | null>(null));
  return <MeantContext value={meant}>{children}</MeantContext>;
}

export interface Price {
  /** Null while there is no price, or no rate to reckon with. */
  fees: Fees | null;
  feeType: FeeType;
  /** As it was typed, where it is no number. */
  raw: string | null;
  /** The ways of making an amount round; none of the one that was typed. */
  roundings: (which: PriceAnchor) => readonly Rounding[];
  typeAmount: (anchor: PriceAnchor, typed: Typed) => void;
  typeFees: (typed: Typed) => void;
  typeRate: (typed: Typed) => void;
  choosePayer: (feeType: FeeType) => void;
  round: (which: PriceAnchor, rounding: Rounding) => void;
}

const isRate = (rate: unknown): rate is number => typeof rate === 'number' && rate >= 0 && rate <= MOST_RATE;

/** What a form holds at one moment. */
interface Held {
  price: unknown;
  rate: unknown;
  feeType: FeeType;
}

interface Reckoned extends Held {
  fees: Fees | null;
  anchor: PriceAnchor;
  amount: number | null;
  basis: FeeBasis;
}

/** What the form holds comes to, and which of it stays while the rest follows. */
function reckon({ price, rate, feeType }: Held, last: Meant | null): Reckoned {
  const terms: PriceTerms | null =
    typeof price === 'number' && isRate(rate) ? { priceNoFees: price, commissionRate: rate } : null;
  const saved: FeeBasis = terms ? feeBasisOf(terms, feeType) : { kind: 'RATE', rate: isRate(rate) ? rate : 0 };
  // a draft, a colleague's change or a change that is given up puts other terms there: they speak for themselves
  const isMeant = last !== null && last.put.price === price && last.put.rate === rate;
  const meant = isMeant ? last : { anchor: 'NET' as const, amount: null, basis: saved };
  const fees = terms && computeFees({ ...terms, feeType });
  // while a rate is typed anew there is none, and no amount: what stays is the one before
  const amount = fees ? (meant.anchor === 'PRICE' ? fees.price : fees.netToSeller) : meant.amount;
  return { price, rate, feeType, fees, anchor: meant.anchor, amount, basis: meant.basis };
}

const payerOf = (value: unknown): FeeType => (value ?? 'BUYER') as FeeType;

/** What is in the form as it is drawn, and as it is at the moment of a key: two keys may come between two drawings. */
function useTerms() {
  const store = use(MeantContext);
  if (!store) throw new Error('A price must stand in a PriceProvider.');
  const [read, set] = [useReadFormValue(), useSetFormValue()];
  const drawn = { price: useFormValue(PRICE), rate: useFormValue(RATE), feeType: payerOf(useFormValue(PAYER)) };
  const held = (): Held => ({ price: read(PRICE), rate: read(RATE), feeType: payerOf(read(PAYER)) });
  const put = (next: { price?: unknown; rate?: unknown }, meant: Omit<Meant, 'put'>) => {
    const { price, rate } = held();
    if ('price' in next) set(PRICE, next.price);
    if ('rate' in next) set(RATE, next.rate);
    store.set({ ...meant, put: { price, rate, ...next } });
  };
  return {
    drawn: reckon(drawn, useStore(store)),
    now: () => reckon(held(), store.get()),
    put,
    setPayer: (next: FeeType) => set(PAYER, next),
  };
}

/** The price of a sale as one types any of its amounts. */
export function usePrice(): Price {
  const { drawn, now, put, setPayer } = useTerms();
  const keep = (terms: PriceTerms, meant: Omit<Meant, 'put'>) =>
    put({ price: terms.priceNoFees, rate: terms.commissionRate }, meant);
  return {
    fees: drawn.fees,
    feeType: drawn.feeType,
    raw: typeof drawn.price === 'string' ? drawn.price : null,
    roundings: (which) =>
      drawn.fees && which !== drawn.anchor ? roundingsOf(which, { ...drawn, fees: drawn.fees }) : [],
    typeAmount: (which, typed) => {
      const { rate, feeType, basis } = now();
      if (typeof typed !== 'number' || typed < 0 || !isRate(rate))
        return put({ price: typed }, { anchor: which, amount: null, basis });
      // the first figures of a price are less than its fees: until there are more, the rate stands in for them
      const terms =
        termsFrom(which, typed, feeType, basis) ?? termsFromAmount(which, typed, { feeType, commissionRate: rate });
      if (terms) keep(terms, { anchor: which, amount: typed, basis });
    },
    typeFees: (typed) => {
      const { anchor, amount, feeType } = now();
      if (typeof typed !== 'number' || typed < 0 || amount === null) return;
      const basis = { kind: 'AMOUNT', fees: typed } as const;
      const terms = termsFrom(anchor, amount, feeType, basis);
      if (terms) keep(terms, { anchor, amount, basis });
    },
    typeRate: (typed) => {
      const { anchor, amount, feeType, basis: before } = now();
      if (!isRate(typed)) return put({ rate: typed }, { anchor, amount, basis: before });
      const basis = { kind: 'RATE', rate: typed } as const;
      const terms = amount === null ? null : termsFrom(anchor, amount, feeType, basis);
      if (terms) keep(terms, { anchor, amount, basis });
      else put({ rate: typed }, { anchor, amount, basis });
    },
    choosePayer: (next) => {
      const { anchor, amount, basis } = now();
      setPayer(next);
      const terms = amount === null ? null : termsFrom(anchor, amount, next, basis);
      if (terms) keep(terms, { anchor, amount, basis });
    },
    round: (which, { amount, terms, fees: { fees } }) =>
      keep(terms, { anchor: which, amount, basis: { kind: 'AMOUNT', fees } }),
  };
}
