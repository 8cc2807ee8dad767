import { call, callQuery, ProblemError, useMutation, useQueryClient } from '@pignon/shared/api';
import type { PropertyPatch } from '@pignon/shared/domain/property/property-draft.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';

type Versioned = Pick<Property, 'reference' | 'version'>;

/**
 * A small change of the property on screen. Whoever changes what a colleague changed meanwhile is refused, and sees how it
 * stands; somebody who asks for what is so already is told nothing.
 */
export function usePropertyChange({ reference, version }: Versioned, onDone: (after: Property) => void) {
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
