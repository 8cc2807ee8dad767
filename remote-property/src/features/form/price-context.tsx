import { createContext, use, useState, type ReactNode } from 'react';
import { computeFees, type Fees } from '@pignon/shared/domain/property/fees';
import {
  termsFromAmount,
  termsFromFees,
  type PriceAnchor,
  type PriceTerms,
} from '@pignon/shared/domain/property/price-terms';
import type { FeeType } from '@pignon/shared/domain/property/property.enums';
import { useFormValue, useSetFormValue } from '@pignon/shared/ui/form';

const PRICE = 'financialInfo.priceNoFees';
const RATE = 'financialInfo.commissionRate';
const PAYER = 'financialInfo.feeType';
const MOST_RATE = 100;
/** A rate gives way by less than this so that an amount is right to the cent. */
const UNSEEN = 0.005;

type Typed = number | string | null;

/** Which amount stays, and the rate that was meant. */
interface Meant {
  anchor: PriceAnchor;
  rate: number | null;
}

const MeantContext = createContext<[Meant, (meant: Meant) => void] | undefined>(undefined);

/** Remembers which amount of the price somebody typed: it stays while the others follow. */
export function PriceProvider({ children }: { children: ReactNode }): ReactNode {
  const state = useState<Meant>({ anchor: 'NET', rate: null });
  return <MeantContext value={state}>{children}</MeantContext>;
}

export interface Price {
  /** Null while there is no price, or no rate to reckon with. */
  fees: Fees | null;
  feeType: FeeType;
  /** As it was typed, where it is no number. */
  raw: string | null;
  typeAmount: (anchor: PriceAnchor, typed: Typed) => void;
  typeFees: (typed: Typed) => void;
  typeRate: (typed: Typed) => void;
  choosePayer: (feeType: FeeType) => void;
}

const isRate = (rate: unknown): rate is number => typeof rate === 'number' && rate >= 0 && rate <= MOST_RATE;

/** The price of a sale as one types any of its amounts. */
export function usePrice(): Price {
  const context = use(MeantContext);
  if (!context) throw new Error('A price must stand in a PriceProvider.');
  const [meant, setMeant] = context;
  const put = useSetFormValue();
  const priceNoFees = useFormValue(PRICE);
  const stored = useFormValue(RATE);
  const feeType = (useFormValue(PAYER) ?? 'BUYER') as FeeType;
  const isMeant = meant.rate !== null && typeof stored === 'number' && Math.abs(stored - meant.rate) < UNSEEN;
  const rate = isMeant ? meant.rate : stored;
  const fees =
    typeof priceNoFees === 'number' && isRate(stored)
      ? computeFees({ priceNoFees, feeType, commissionRate: stored })
      : null;
  const amount = fees && (meant.anchor === 'PRICE' ? fees.price : fees.netToSeller);
  const keep = (terms: PriceTerms | null) => {
    if (!terms) return;
    put(PRICE, terms.priceNoFees);
    put(RATE, terms.commissionRate);
  };
  /** The amount that stays, at another rate or with another payer. */
  const follow = (next: { feeType: FeeType; commissionRate: unknown }) => {
    const { commissionRate } = next;
    if (amount !== null && isRate(commissionRate))
      keep(termsFromAmount(meant.anchor, amount, { ...next, commissionRate }));
  };
  return {
    fees,
    feeType,
    raw: typeof priceNoFees === 'string' ? priceNoFees : null,
    typeAmount: (anchor, typed) => {
      setMeant({ anchor, rate: isRate(rate) ? rate : null });
      if (typeof typed === 'number' && typed >= 0 && isRate(rate))
        keep(termsFromAmount(anchor, typed, { feeType, commissionRate: rate }));
      else put(PRICE, typed);
    },
    typeFees: (typed) => {
      if (typeof typed !== 'number' || typed < 0 || amount === null) return;
      const terms = termsFromFees(meant.anchor, amount, typed, feeType);
      setMeant({ ...meant, rate: terms?.commissionRate ?? meant.rate });
      keep(terms);
    },
    typeRate: (typed) => {
      put(RATE, typed);
      setMeant({ ...meant, rate: isRate(typed) ? typed : null });
      follow({ feeType, commissionRate: typed });
    },
    choosePayer: (next) => {
      put(PAYER, next);
      follow({ feeType: next, commissionRate: rate });
    },
  };
}
