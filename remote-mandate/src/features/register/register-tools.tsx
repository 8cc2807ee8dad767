import type { ReactNode } from 'react';
import { CARD_KINDS, type CardKind } from '@pignon/shared/domain/agency/agency.enums';
import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';
import { typedRegisterNumber } from '@pignon/shared/domain/search/typed-register-number';
import { useTranslation } from '@pignon/shared/i18n';
import { DayInput, SearchField, Segmented } from '@pignon/shared/ui/core';
import type { RegisterControls } from './register-list';
import styles from './register.module.css';

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
      <label className={styles.day}>
        {t('register.from')}
        <DayInput value={from ?? ''} max={to ?? undefined} onChange={(day) => setFilters({ from: day || null })} />
      </label>
      <label className={styles.day}>
        {t('register.to')}
        <DayInput value={to ?? ''} min={from ?? undefined} onChange={(day) => setFilters({ to: day || null })} />
      </label>
    </>
  );
}
