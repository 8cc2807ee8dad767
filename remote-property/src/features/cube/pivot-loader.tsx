import { useEffect } from 'react';
import { lazyPart, ScreenLoading } from '@pignon/shared/ui/core';
import { usePropertyCube } from '../../data/property.queries';
import { dtoOf } from '../list/find-request';
import { NoProperty } from '../list/results/property-results';
import type { PropertyListControls } from '../list/use-property-list';

const CubeView = lazyPart(async () => (await import('./cube-view')).CubeView, 'page');

interface CountedViewProps {
  list: PropertyListControls;
  /** Called with the number of results; undefined while unknown and after unmounting. */
  onTotal: (total: number | undefined) => void;
}

/** `/property/list?view=cube`: fetches the counts while the table's code loads. */
export function PivotLoader({ list, onTotal }: CountedViewProps) {
  const query = usePropertyCube({ dto: dtoOf(list.filters), ...list.cube });
  const total = query.data?.total.count;
  useEffect(() => {
    onTotal(total);
    return () => onTotal(undefined);
  }, [total, onTotal]);
  const empty = <NoProperty list={list} onRefresh={() => void query.refetch()} />;
  return <CubeView query={query} list={list} empty={empty} pending={<ScreenLoading />} />;
}
