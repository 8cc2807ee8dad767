import { useCall } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { readListUrl, useListWalk, useMissingPage, type ListWalk } from '@pignon/shared/router';
import { mandateScope } from '../../data/mandate-scope';
import { findMandates, MANDATE_LIST } from '../list/mandate-list';

/** Navigation through the list from which the mandate was opened, across its pages. */
export function useMandateNav(mandateId: number): ListWalk | null {
  const walk = useListWalk(mandateScope, String(mandateId), (to) => paths.mandate(to));
  const scope = walk?.scope;
  const pageNumber = walk?.missingPage ?? null;
  const list = readListUrl(scope?.address.split('?')[1] ?? '', MANDATE_LIST);
  const body = findMandates({ ...list, pageNumber: pageNumber ?? 0 });
  const { data } = useCall('POST mandate/find', { body }, { enabled: pageNumber !== null });
  useMissingPage(mandateScope, walk, data, (row) => String(row.id));
  return walk;
}
