import type { ReactNode } from 'react';
import { AGENT_CAPACITIES, type AgentCapacity } from '@pignon/shared/domain/mandate/mandate.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { Field, Input, SelectBox } from '@pignon/shared/ui/core';

export interface AgentValues {
  /** Null until chosen: nobody is assumed to hold the card. */
  capacity: AgentCapacity | null;
  credential: string;
}

/** Builds the request; nothing before a capacity is chosen, and no number for the holder of the card. */
export const rightOf = ({ capacity, credential }: AgentValues) =>
  capacity && { capacity, ...(capacity === 'HOLDER' ? {} : { credential: credential.trim() }) };

interface AgentFieldsProps {
  values: AgentValues;
  onChange: (values: AgentValues) => void;
}

/** Capacity in which a user signs for the agency, and the number that proves it. */
export function AgentFields({ values, onChange }: AgentFieldsProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { capacity, credential } = values;
  return (
    <>
      <Field label={t('sign.capacity')}>
        {(ids) => (
          <SelectBox
            {...ids}
            required
            value={capacity ?? ''}
            placeholder={capacity === null ? t('sign.capacity.choose') : undefined}
            options={AGENT_CAPACITIES.map((value) => ({ value, label: t(`agentCapacity.${value}`) }))}
            onChange={(value) => onChange({ ...values, capacity: value as AgentCapacity })}
          />
        )}
      </Field>
      {capacity !== null && capacity !== 'HOLDER' && (
        <Field label={t(`agentCredential.${capacity}`)}>
          {(ids) => (
            <Input
              {...ids}
              required
              maxLength={100}
              value={credential}
              onChange={({ target }) => onChange({ ...values, credential: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
