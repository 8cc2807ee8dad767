import { labelKey, shortKey } from '@pignon/shared/domain/common/fields/field-labels';
import type { Facet } from '@pignon/shared/domain/property/analysis/dimensions';
import { listedPath, type ListedName } from '@pignon/shared/domain/property/list/listed-paths';
import headings from '../messages/headings.fr.json';

/** Message key of the heading of a column, a filter or a dimension. */
export function headingKey(name: ListedName): string {
  const path = listedPath(name);
  return shortKey(path) in headings ? shortKey(path) : labelKey(path);
}

/** Message key of the name of a filter with counts. */
export const facetKey = (facet: Facet): string => (facet === 'added' ? 'criteria.added' : headingKey(facet));
