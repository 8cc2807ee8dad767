import { bandEdges } from '@pignon/shared/domain/property/analysis/bands';
import { LAST_COUNT, NO_VALUE, OTHERS, type Facet } from '@pignon/shared/domain/property/analysis/dimensions';
import { FACET_FIELDS } from '@pignon/shared/domain/property/analysis/facet-fields';
import type { TransactionType } from '@pignon/shared/domain/property/property.enums';
import { formatArea, formatNumber, formatPrice } from '@pignon/shared/i18n';

type Translate = (key: string, values?: Record<string, string | number>) => string;

/** A counted value as in the API. */
interface Named {
  key: string;
  label: string | null;
}

function bandLabel(
  facet: Facet,
  key: string,
  { edges, transactionType, t }: { edges: readonly number[]; transactionType: TransactionType | null; t: Translate },
): string {
  const write =
    FACET_FIELDS[facet]?.kind === 'AREA' ? formatArea : (euros: number) => formatPrice(euros, transactionType);
  const min = Number(key);
  const max = edges[edges.indexOf(min) + 1];
  if (max === undefined) return t('band.over', { min: write(min) });
  if (min === 0) return t('band.under', { max: write(max) });
  return t('band.between', { min: formatNumber(min), max: write(max) });
}

function countLabel(facet: 'rooms' | 'bedrooms', key: string, t: Translate): string {
  const words = t(`property.${facet}`, { count: Number(key) });
  return Number(key) === LAST_COUNT[facet] ? t('band.over', { min: words }) : words;
}

/** Label of a counted value: a price band, a number of rooms, a commune, all others, none. */
export function bucketLabel(
  facet: Facet,
  { key, label }: Named,
  transactionType: TransactionType | null,
  t: Translate,
): string {
  if (key === OTHERS) return t(`bucket.others.${facet}`);
  if (key === NO_VALUE && facet !== 'mandateStatus') return t(`bucket.none.${facet}`);
  if (facet === 'city' || facet === 'negotiator') return label ?? key;
  if (facet === 'rooms' || facet === 'bedrooms') return countLabel(facet, key, t);
  if (facet === 'dpe') return key.length === 1 ? key : t(`energy.dpe.${key}`);
  if (facet === 'added') return t('criteria.within', { count: Number(key) });
  const edges = bandEdges(facet, transactionType ?? undefined);
  return edges
    ? bandLabel(facet, key, { edges, transactionType, t })
    : t(`${FACET_FIELDS[facet]?.words ?? facet}.${key}`);
}
