import type { ReactNode } from 'react';
import { CARD_KINDS, type CardKind } from '@pignon/shared/domain/agency/agency.enums';
import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';
import { typedRegisterNumber } from '@pignon/shared/domain/search/typed-register-number';
import { useTranslation } from '@pignon/shared/i18n';
import { SearchField, Segmented } from '@pignon/shared/ui/core';
import { PeriodInput } from '@pignon/shared/ui/list';
import type { RegisterControls } from './register-list';

/** Filters of a typed number; a letter selects its register. */
function placeIn(text: string): { number: number | null; register?: CardKind } {
  const place = typedRegisterNumber(text);
  return { number: place?.number ?? null, ...(place?.register && { register: place.register }) };
}

/** Filters: register, number, dates of entries. */
export function RegisterTools({ list }: { list: RegisterControls }): ReactNode {
  const { t } = useTranslation('mandate');
  const { filters, setFilters } = list;
  const { register, number, from, to } = filters;
  return (
    <>
      <Segmented
        label={t('field.register')}
        value={register}
        options={CARD_KINDS.map((value) => ({ value, label: t(`cardKind.${value}`) }))}
        onChange={(value) => setFilters({ register: value })}
      />
      <SearchField
        label={t('register.number')}
        value={number === null ? '' : registerNumberText(register, number)}
        onSearch={(text) => setFilters(placeIn(text), { replace: true })}
        maxLength={20}
      />
      <PeriodInput
        from={from}
        to={to}
        labels={{ from: t('register.from'), to: t('register.to') }}
        onChange={setFilters}
      />
    </>
  );
}
