import { call, callQuery, ProblemError, useMutation, useQueryClient } from '@pignon/shared/api';
import type { PropertyPatch } from '@pignon/shared/domain/property/property-draft.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';

type PropertyVersion = Pick<Property, 'reference' | 'version'>;

/**
 * A single-field change of the property on screen. After a conflict it is refused and the screen refetches; an
 * unchanged value shows no notice.
 */
export function usePropertyChange({ reference, version }: PropertyVersion, onDone: (after: Property) => void) {
  const client = useQueryClient();
  const { queryKey } = callQuery('GET property/{reference}', { params: { reference } });
  return useMutation({
    mutationFn: (body: PropertyPatch) =>
      call('PATCH property/{reference}', { params: { reference }, body }, { version }),
    onSuccess: onDone,
    onError: (error) => {
      if (error instanceof ProblemError && error.code === 'STALE') void client.invalidateQueries({ queryKey });
    },
  });
}
