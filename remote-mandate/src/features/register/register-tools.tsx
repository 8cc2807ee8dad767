import type { ReactNode } from 'react';
import { CARD_KINDS } from '@pignon/shared/domain/agency/agency.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { DayInput, SearchField, Segmented } from '@pignon/shared/ui/core';
import type { RegisterControls } from './register-list';
import styles from './register.module.css';

/** The number in what is typed, spaces between its digits left out; null for none. */
const numberIn = (text: string): number | null => {
  const digits = text.replaceAll(/[\s°n.]/gi, '');
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
};

/** Which register, a number, and the days of its entries. */
export function RegisterTools({ list }: { list: RegisterControls }): ReactNode {
  const { t } = useTranslation('mandate');
  const { filters, setFilters } = list;
  const { register, number, from, to } = filters;
  return (
    <>
      <Segmented
        label={t('terms.register')}
        value={register}
        options={CARD_KINDS.map((value) => ({ value, label: t(`register.${value}`) }))}
        onChange={(value) => setFilters({ register: value })}
      />
      <SearchField
        label={t('register.number')}
        value={number === null ? '' : String(number)}
        onSearch={(text) => setFilters({ number: numberIn(text) }, { replace: true })}
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
