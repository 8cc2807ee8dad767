import { useCall } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useListWalk, useMissingPage, type ListWalk } from '@pignon/shared/router';
import { propertyScope } from '../../data/property-scope';
import { findBody } from '../list/find-request';
import { parseListUrl } from '../list/address/list-url';

/** Navigation through the list from which the property was opened, across its pages. */
export function usePropertyNav(reference: string): ListWalk | null {
  const walk = useListWalk(propertyScope, reference, (to) => paths.property(to));
  const scope = walk?.scope;
  const pageNumber = walk?.missingPage ?? null;
  const list = parseListUrl(scope?.address.split('?')[1] ?? '');
  const body = findBody({ ...list, pageNumber: pageNumber ?? 0 });
  const { data } = useCall('POST property/find', { body }, { enabled: pageNumber !== null });
  useMissingPage(propertyScope, walk, data, (row) => row.reference);
  return walk;
}
