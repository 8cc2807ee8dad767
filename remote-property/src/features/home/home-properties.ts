import { OPEN_STATUSES } from '@pignon/shared/domain/mandate/mandate-status';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { CallInput } from '@pignon/shared/api';
import type { HomeView } from '@pignon/shared/contract';
import { DEFAULT_MANDATE_STATUS } from '../list/list-filters';

type FindBody = CallInput<'POST property/find'>['body'];
type CubeBody = CallInput<'POST property/cube'>['body'];

const MAX_PROPERTIES = 2;
const RECENT = 5;
const NEWEST_FIRST = { property: 'modifiedTime', direction: 'DESC' } as const;

const ownFilter = ({ whose }: HomeView, me: string) => (whose === 'ME' ? { negotiator: me } : {});

/** Facts that a property may lack: it may not be advertised without a mandate in force or a certificate. */
export const MISSING_FACTS = ['mandate', 'dpe', 'draft'] as const;
export type MissingFact = (typeof MISSING_FACTS)[number];

/** Query of the properties that lack it; none of them lacks two. */
export function missingFacts(fact: MissingFact, view: HomeView, me: string): FindBody {
  const dto = {
    mandate: { propertyStatus: ['ACTIVE' as const], mandateStatus: ['NONE' as const, 'EXPIRED' as const] },
    dpe: {
      propertyStatus: ['ACTIVE' as const],
      mandateStatus: [...OPEN_STATUSES],
      without: ['dpe' as const],
    },
    draft: { propertyStatus: ['DRAFT' as const] },
  }[fact];
  return { dto: { ...dto, ...ownFilter(view, me) }, pageSize: MAX_PROPERTIES, order: NEWEST_FIRST };
}

const negotiatorQuery = ({ whose }: HomeView, me: string) =>
  whose === 'ME' ? `negotiator=${encodeURIComponent(me)}` : '';

const address = (...parts: string[]) => `${paths.properties}?${parts.filter(Boolean).join('&')}`;

/** Address of the full list; null for missing certificates, which the list cannot filter by. */
export function missingFactsList(fact: MissingFact, view: HomeView, me: string): string | null {
  switch (fact) {
    case 'mandate':
      return address('mandate=none,expired', negotiatorQuery(view, me));
    case 'draft':
      return address('status=draft', negotiatorQuery(view, me));
    case 'dpe':
      return null;
  }
}

/** Query of the last changed properties of any status. */
export function recent(view: HomeView, me: string): FindBody {
  return { dto: ownFilter(view, me), pageSize: RECENT, order: NEWEST_FIRST };
}

/** Request for the properties on the market, as the default list shows them. */
export function onMarket(measure: 'total' | 'medianPricePerSquareMetre', view: HomeView, me: string): CubeBody {
  const dto = {
    propertyStatus: ['ACTIVE' as const],
    mandateStatus: [...DEFAULT_MANDATE_STATUS],
    ...ownFilter(view, me),
  };
  return { dto, rows: 'transactionType', columns: 'mandateStatus', measure };
}

/** Request for the properties being sold or let; only their count is used. */
export function inProgress(view: HomeView, me: string): FindBody {
  return { dto: { propertyStatus: ['UNDER_OFFER', 'UNDER_CONTRACT'], ...ownFilter(view, me) }, pageSize: 1 };
}

export const marketList = (transaction: 'sale' | 'rent', view: HomeView, me: string): string =>
  address(`transaction=${transaction}`, negotiatorQuery(view, me));

export const progressList = (view: HomeView, me: string): string =>
  address('status=under_offer,under_contract', negotiatorQuery(view, me));

export const recentList = (view: HomeView, me: string): string => address('all', negotiatorQuery(view, me));
