import { useState, type ReactNode } from 'react';
import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '@pignon/shared/domain/property/property.enums';
import { formatNumber, locale, useTranslation } from '@pignon/shared/i18n';
import { Button, CommunePicker, FilterChip, Input } from '@pignon/shared/ui/core';
import { ChoiceBoxes, type Control } from '@pignon/shared/ui/form';
import { useCityNames } from '../../data/city.queries';
import { AreasInput } from './areas-input';
import * as search from './search-values';
import styles from './contact-form.module.css';

const UNITS: Readonly<Record<search.RangeKey, string>> = {
  PRICE: '€',
  HOME_SIZE: 'm²',
  ROOMS: '',
  BEDROOM: '',
  LAND_SIZE: 'm²',
};
const MAX_COMMUNES = 200;
/** Length of `999 999 999,99`. */
const MAX_LENGTH = 14;

interface BoundInputProps {
  label: string;
  range: search.RangeKey;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A number as it is typed: without groups, which a comma makes in English. */
const typedText = (value: number | null) =>
  value === null ? '' : new Intl.NumberFormat(locale(), { useGrouping: false }).format(value);

/** One bound of a range; empty is open. Shows the text as typed while it is being edited. */
function BoundInput({ label, range, value, onChange }: BoundInputProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const formatted = value === null ? '' : formatNumber(value, search.decimalsOf(range));
  return (
    <Input
      aria-label={label}
      inputMode={search.decimalsOf(range) > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      className="pg-number"
      maxLength={MAX_LENGTH}
      suffix={UNITS[range] && <span aria-hidden>{UNITS[range]}</span>}
      value={typed ?? formatted}
      onFocus={() => setTyped(typedText(value))}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        const text = target.value.replace(/[^\d\s.,]/g, '');
        setTyped(text);
        const read = search.readBound(text, range);
        if (read !== undefined) onChange(read);
      }}
    />
  );
}

type CriteriaPartProps = { filters: readonly Criterion[]; onFilters: (filters: Criterion[]) => void };

function Choices({
  filters,
  onFilters,
  of,
  options,
}: CriteriaPartProps & { of: search.ChoiceKey; options: readonly string[] }) {
  const { t } = useTranslation('contact');
  const words = (value: string) => t(of === 'TYPE' ? `propertyType.${value}` : `form.transaction.${value}`);
  return (
    <div className={styles.criterion}>
      <span className={styles.label} aria-hidden>
        {t(`form.choice.${of}`)}
      </span>
      <ChoiceBoxes
        label={t(`form.choice.${of}`)}
        options={options.map((value) => ({ value, label: words(value) }))}
        value={search.choicesAt(filters, of)}
        onChange={(texts) => onFilters(search.withChoices(filters, of, texts))}
      />
    </div>
  );
}

function Communes({ filters, onFilters }: CriteriaPartProps) {
  const { t } = useTranslation('contact');
  const codes = search.communesAt(filters);
  const nameOf = useCityNames(codes);
  // names of newly chosen communes are known without a request
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <div className={styles.criterion}>
      <span className={styles.label} aria-hidden>
        {t('form.communes')}
      </span>
      {codes.length < MAX_COMMUNES && (
        <CommunePicker
          label={t('form.addCommune')}
          onPick={({ insee, name }) => {
            setKnown((names) => new Map(names).set(insee, name));
            onFilters(search.withCommunes(filters, [...codes, insee]));
          }}
        />
      )}
      {codes.length > 0 && (
        <div className={styles.choices}>
          {codes.map((code) => (
            <FilterChip
              key={code}
              label={known.get(code) ?? nameOf(code) ?? t('criterion.commune', { code })}
              onRemove={() =>
                onFilters(
                  search.withCommunes(
                    filters,
                    codes.filter((one) => one !== code),
                  ),
                )
              }
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface SearchBoxProps extends Control<readonly Criterion[]> {
  /** Shown ranges; all by default. */
  ranges?: readonly search.RangeKey[];
  /** Allows areas drawn on a map. */
  hasAreas?: boolean;
}

/** Edits a customer's search criteria; an empty criterion means any. */
export function CriteriaInput({
  id,
  value: filters = [],
  onChange,
  ranges = search.RANGES,
  hasAreas = true,
}: SearchBoxProps): ReactNode {
  const { t } = useTranslation('contact');
  const part: CriteriaPartProps = { filters, onFilters: (next) => onChange?.(next) };
  return (
    <div id={id} className={styles.search} role="group" aria-label={t('form.criteria')}>
      <Choices {...part} of="TRANSACTION_TYPE" options={TRANSACTION_TYPES} />
      <Choices {...part} of="TYPE" options={PROPERTY_TYPES} />
      <Communes {...part} />
      {hasAreas && <AreasInput {...part} />}
      <div className={styles.ranges}>
        {ranges.map((key) => {
          const [min, max] = search.boundsAt(filters, key);
          const name = t(`form.range.${key}`);
          const setBounds = (bounds: search.Bounds) => part.onFilters(search.withBounds(filters, key, bounds));
          return (
            <div key={key} className={styles.criterion} role="group" aria-label={name}>
              <span className={styles.label} aria-hidden>
                {name}
              </span>
              <div className={styles.range}>
                <BoundInput
                  label={t('form.least', { name })}
                  range={key}
                  value={min}
                  onChange={(to) => setBounds([to, max])}
                />
                <span className={styles.soft}>{t('form.to')}</span>
                <BoundInput
                  label={t('form.most', { name })}
                  range={key}
                  value={max}
                  onChange={(to) => setBounds([min, to])}
                />
              </div>
            </div>
          );
        })}
      </div>
      {filters.length > 0 && (
        <div>
          <Button size="small" type="text" onClick={() => part.onFilters([])}>
            {t('form.clearSearch')}
          </Button>
        </div>
      )}
    </div>
  );
}
