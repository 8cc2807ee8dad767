import type { ReactNode } from 'react';
import { useCall } from '@pignon/shared/api';
import type { Commune } from '@pignon/shared/domain/commune/commune.schema';
import { Picker, type PickerProps } from './picker';

const MIN_CHARACTERS = 2;
/** Number of postcodes shown for one town. */
const MAX_POSTCODES = 3;

function useCommunes(text: string) {
  return useCall(
    'GET commune/find',
    { query: { q: text } },
    { enabled: text.length >= MIN_CHARACTERS, keepPrevious: true },
  );
}

/** Completes a commune by name or postcode. */
export function CommunePicker(
  props: Pick<PickerProps<Commune>, 'label' | 'onPick' | 'text' | 'onText' | 'field'>,
): ReactNode {
  return (
    <Picker
      {...props}
      useHits={useCommunes}
      least={MIN_CHARACTERS}
      keyOf={({ insee }) => insee}
      draw={({ name, postcodes, foundAs }) => (
        <>
          <span>{foundAs === undefined ? name : `${foundAs} (${name})`}</span>
          <span className="pg-picker-soft">
            {postcodes.slice(0, MAX_POSTCODES).join(', ')}
            {postcodes.length > MAX_POSTCODES && '…'}
          </span>
        </>
      )}
    />
  );
}
