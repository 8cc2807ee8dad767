import type { ReactNode } from 'react';
import { useCall } from '@pignon/shared/api';
import { mandateName } from '@pignon/shared/domain/mandate/mandate-name';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { MaskedValue, Picker } from '@pignon/shared/ui/core';

const MIN = 2;
/** Maximum number of suggestions under a field. */
const MAX_SUGGESTIONS = 10;

function useMandates(text: string) {
  const body = {
    dto: { text },
    pageSize: MAX_SUGGESTIONS,
    order: { property: 'modifiedTime', direction: 'DESC' },
  } as const;
  const { data, error } = useCall('POST mandate/find', { body }, { enabled: text.length >= MIN, keepPrevious: true });
  return { data: data?.content, error };
}

interface MandatePickerProps {
  label: string;
  /** Excludes mandates already selected. */
  isHeld?: (id: number) => boolean;
  onPick: (mandate: MandateSummary) => void;
}

/** Searches mandates by register number, a word of the property or a principal's name. */
export function MandatePicker({ label, isHeld, onPick }: MandatePickerProps): ReactNode {
  const { t } = useTranslation('activity');
  const useHits = (text: string) => {
    const { data, error } = useMandates(text);
    return { data: data?.filter(({ id }) => !isHeld?.(id)), error };
  };
  return (
    <Picker<MandateSummary>
      label={label}
      useHits={useHits}
      least={MIN}
      keyOf={({ id }) => String(id)}
      onPick={onPick}
      draw={(mandate) => (
        <>
          <span>{mandateName(mandate)}</span>
          <span className="pg-picker-soft">
            {[mandate.propertyRef, mandate.city].filter(Boolean).join(', ')}
            {mandate.counterParts.map(({ contactId, name }) => (
              <MaskedValue key={contactId} spoken={t('chip.contact')}>
                {` · ${name}`}
              </MaskedValue>
            ))}
          </span>
        </>
      )}
    />
  );
}
