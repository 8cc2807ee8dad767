import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Facet } from '@pignon/shared/domain/property/analysis/dimensions';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { facetKey } from '../heading-key';
import { bucketLabel } from '../list/bucket-label';
import type { ListFilters } from '../list/list-filters';
import { DEFAULT_STATE } from '../list/list-state';
import { listUrl } from '../list/address/list-url';
import { filtersFromDto } from '../list/address/filters-from-dto';
import type { FacetValue } from './use-facets';
import styles from './filter.module.css';

interface CriterionTilesProps {
  facet: Facet;
  values: readonly FacetValue[];
  filters: ListFilters;
}

/** Values of one criterion as tiles that link to their properties. */
export function CriterionTiles({ facet, values, filters }: CriterionTilesProps) {
  const { t } = useTranslation('property');
  const max = Math.max(1, ...values.map(({ count }) => count));
  return (
    <ul className={styles.tiles} aria-label={t(facetKey(facet))}>
      {values.map((value) => (
        <li key={value.key}>
          <Link
            className={styles.tile}
            to={`${paths.properties}${listUrl({ ...DEFAULT_STATE, filters: { ...filters, ...filtersFromDto(value.dto) } })}`}
          >
            <span>{bucketLabel(facet, value, filters.transactionType, t)}</span>
            <strong>{formatNumber(value.count)}</strong>
            <span className={styles.share} aria-hidden>
              <span style={{ width: `${(100 * value.count) / max}%` }} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
