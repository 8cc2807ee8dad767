import { callQuery, keepPreviousData, useQuery, type CallReply } from '@pignon/shared/api';
import type { Showing } from '@pignon/shared/domain/visit/showing/showing.schema';

const keyOf = ({ propertyRef, day }: Pick<Showing, 'propertyRef' | 'day'>) => `${propertyRef} ${day}`;

const byStop = ({ content }: CallReply<'POST visit/showings'>) => new Map(content.map((each) => [keyOf(each), each]));

export interface ShownProperty {
  propertyRef: string;
  /** A day in France. */
  day: string;
}

/** Checks whether properties may be shown on their days; undefined when nothing is against it, and while loading. */
export function useShowings(properties: readonly ShownProperty[]): (stop: ShownProperty) => Showing | undefined {
  const known = properties.filter(({ day }) => day !== '');
  const body = [
    ...new Map(known.map(({ propertyRef, day }) => [keyOf({ propertyRef, day }), { propertyRef, day }])).values(),
  ];
  const { data } = useQuery({
    ...callQuery('POST visit/showings', { body: body.sort((a, b) => keyOf(a).localeCompare(keyOf(b))) }),
    select: byStop,
    enabled: body.length > 0,
    placeholderData: keepPreviousData,
  });
  return (stop) => {
    const found = data?.get(keyOf(stop));
    return found?.problem ? found : undefined;
  };
}
