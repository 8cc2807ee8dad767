import { useRef, useState } from 'react';
import { PROPERTY_TYPES, TRANSACTION_TYPES, type TransactionType } from '@pignon/shared/domain/property/property.enums';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { toggled } from '@pignon/shared/router';
import { Button, classNames, CommunePicker, Dialog, FilterChip, Segmented } from '@pignon/shared/ui/core';
import { headingKey } from '../heading-key';
import { useCityNames } from '../../data/city.queries';
import { usePropertyPage } from '../../data/property.queries';
import { RangeFields } from '../filter/range-fields';
import filterStyles from '../filter/filter.module.css';
import { DistanceFilter } from '../list/distance-filter';
import { dtoOf } from '../list/find-request';
import { RANGE_FILTERS } from '../list/list-filters';
import { withFilters, DEFAULT_STATE } from '../list/list-state';
import type { PropertyListControls } from '../list/use-property-list';
import { criteriaOf, NO_CRITERIA, withCriteria } from './criteria';
import { MoreCriteria } from './more-criteria';
import styles from './criteria.module.css';

type Criteria = typeof NO_CRITERIA;

interface PartProps {
  criteria: Criteria;
  onChange: (change: Partial<Criteria>) => void;
}

function Kind({ criteria, onChange }: PartProps) {
  const { t } = useTranslation('property');
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{t(headingKey('transactionType'))}</legend>
        <Segmented<TransactionType | 'ANY'>
          label={t(headingKey('transactionType'))}
          value={criteria.transactionType ?? 'ANY'}
          options={[
            { value: 'ANY', label: t('filter.any') },
            ...TRANSACTION_TYPES.map((value) => ({ value, label: t(`transactionType.${value}`) })),
          ]}
          onChange={(value) => onChange({ transactionType: value === 'ANY' ? null : value })}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t(headingKey('propertyType'))}</legend>
        <div className={filterStyles.values}>
          {PROPERTY_TYPES.map((type) => {
            const isSelected = criteria.propertyType.includes(type);
            const next = toggled(criteria.propertyType, type);
            return (
              <button
                key={type}
                type="button"
                className={classNames(filterStyles.value, isSelected && filterStyles.chosen)}
                aria-pressed={isSelected}
                onClick={() => onChange({ propertyType: PROPERTY_TYPES.filter((one) => next.includes(one)) })}
              >
                {t(`propertyType.${type}`)}
              </button>
            );
          })}
        </div>
      </fieldset>
    </>
  );
}

function CommunesPart({ criteria: { cities }, onChange }: PartProps) {
  const { t } = useTranslation('property');
  const [text, setText] = useState('');
  const nameOf = useCityNames(cities);
  return (
    <fieldset className={styles.part}>
      <legend>{t('criteria.place')}</legend>
      <CommunePicker
        label={t('criteria.addCity')}
        text={text}
        onText={setText}
        onPick={({ insee }) => {
          setText('');
          if (!cities.includes(insee)) onChange({ cities: [...cities, insee] });
        }}
      />
      {cities.length > 0 && (
        <div className={filterStyles.values}>
          {cities.map((insee) => (
            <FilterChip
              key={insee}
              label={nameOf(insee)}
              onRemove={() => onChange({ cities: cities.filter((one) => one !== insee) })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

function Radius({ criteria: { around }, onChange }: PartProps) {
  const { t } = useTranslation('property');
  return (
    <fieldset className={styles.part}>
      <legend>{t('criteria.around')}</legend>
      <div className={styles.around}>
        <DistanceFilter around={around} onChange={(next) => onChange({ around: next })} />
      </div>
      {around && (
        <div className={filterStyles.values}>
          <FilterChip
            label={t('chip.around', { place: around.label, km: formatNumber(around.km, 1) })}
            onRemove={() => onChange({ around: null })}
          />
        </div>
      )}
    </fieldset>
  );
}

/** Dialog of all criteria, with the number of matching properties before they apply. */
export function CriteriaDialog({ list, onClose }: { list: PropertyListControls; onClose: () => void }) {
  const { t } = useTranslation('property');
  const [criteria, setCriteria] = useState<Criteria>(() => criteriaOf(list.filters));
  const change = (changes: Partial<Criteria>) => setCriteria((now) => ({ ...now, ...changes }));
  const { filters } = withFilters({ ...DEFAULT_STATE, filters: list.filters }, withCriteria(list.filters, criteria));
  const { data, isPlaceholderData } = usePropertyPage({ dto: dtoOf(filters), pageSize: 1 });
  const total = data?.page.totalElements;
  const form = useRef<HTMLFormElement>(null);
  const apply = () => {
    // unreadable input blocks the search instead of being dropped
    const firstInvalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (firstInvalid) return firstInvalid.focus();
    list.setFilters(withCriteria(list.filters, criteria));
    onClose();
  };
  return (
    <Dialog
      open
      look="drawer"
      width={460}
      title={t('criteria.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => setCriteria(NO_CRITERIA)}>{t('criteria.clear')}</Button>
          <Button type="primary" onClick={apply}>
            <span aria-live="polite" className={classNames(isPlaceholderData && styles.stale)}>
              {total === undefined
                ? t('criteria.apply')
                : total === 0
                  ? t('criteria.showNone')
                  : t('criteria.show', { count: total, total: formatNumber(total) })}
            </span>
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Kind criteria={criteria} onChange={change} />
        <CommunesPart criteria={criteria} onChange={change} />
        <Radius criteria={criteria} onChange={change} />
        {RANGE_FILTERS.map((name) => (
          <fieldset key={name} className={styles.part}>
            <legend>{t(headingKey(name))}</legend>
            <RangeFields name={name} value={criteria[name]} onChange={(bounds) => change({ [name]: bounds })} />
          </fieldset>
        ))}
        <MoreCriteria filters={criteria} onChange={change} />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
