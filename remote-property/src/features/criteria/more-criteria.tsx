import { useColleagues } from '@pignon/shared/api';
import { ADDED_WITHIN } from '@pignon/shared/domain/property/analysis/dimensions';
import { useTranslation } from '@pignon/shared/i18n';
import { classNames, DayInput, Field, SelectBox, usePeriodProblem } from '@pignon/shared/ui/core';
import { toggled } from '@pignon/shared/router';
import { headingKey } from '../heading-key';
import filterStyles from '../filter/filter.module.css';
import { CHOICE_FILTERS, CHOICE_FILTER_NAMES, type ChoiceFilterName } from '../list/choice-filters';
import type { ListFilters } from '../list/list-filters';
import styles from './criteria.module.css';

interface ValuesProps<T extends string> {
  legend: string;
  values: readonly T[];
  selectedValues: readonly T[];
  labelOf: (value: T) => string;
  onChange: (selectedValues: readonly T[]) => void;
}

/** A multiple choice; values keep the product's order. */
function Values<T extends string>({ legend, values, selectedValues, labelOf, onChange }: ValuesProps<T>) {
  return (
    <fieldset className={styles.part}>
      <legend>{legend}</legend>
      <div className={filterStyles.values}>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            className={classNames(filterStyles.value, selectedValues.includes(value) && filterStyles.chosen)}
            aria-pressed={selectedValues.includes(value)}
            onClick={() => {
              const next = toggled(selectedValues, value);
              onChange(values.filter((one) => next.includes(one)));
            }}
          >
            {labelOf(value)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type More = Pick<ListFilters, ChoiceFilterName | 'negotiator' | 'addedWithin' | 'addedFrom' | 'addedTo'>;

export interface MoreCriteriaProps {
  filters: More;
  onChange: (change: Partial<More>) => void;
}

interface AddedDaysProps {
  filters: Pick<More, 'addedFrom' | 'addedTo'>;
  onChange: (change: Partial<More>) => void;
}

/** The days between which a property was added. */
export function AddedDays({ filters: { addedFrom, addedTo }, onChange }: AddedDaysProps) {
  const { t } = useTranslation('property');
  const problem = usePeriodProblem({ from: addedFrom, to: addedTo });
  return (
    <div className={styles.days}>
      <Field label={t('criteria.from')}>
        {(ids) => (
          <DayInput
            {...ids}
            value={addedFrom ?? ''}
            onChange={(day) => onChange({ addedWithin: null, addedFrom: day || null })}
          />
        )}
      </Field>
      <Field label={t('criteria.to')} error={problem}>
        {(ids) => (
          <DayInput
            {...ids}
            quiet={problem !== undefined}
            invalid={problem !== undefined}
            value={addedTo ?? ''}
            min={addedFrom ?? undefined}
            onChange={(day) => onChange({ addedWithin: null, addedTo: day || null })}
          />
        )}
      </Field>
    </div>
  );
}

/** Date added: a number of days back, or a period; each clears the other. */
function AddedFields({ filters, onChange }: MoreCriteriaProps) {
  const { t } = useTranslation('property');
  const { addedWithin } = filters;
  const offeredDays = [...new Set([...ADDED_WITHIN, ...(addedWithin === null ? [] : [addedWithin])])];
  return (
    <fieldset className={styles.part}>
      <legend>{t('criteria.added')}</legend>
      <SelectBox
        aria-label={t('criteria.added')}
        value={addedWithin === null ? '' : String(addedWithin)}
        placeholder={t('criteria.whenever')}
        options={offeredDays.map((days) => ({ value: String(days), label: t('criteria.within', { count: days }) }))}
        onChange={(days) =>
          onChange({ addedWithin: days === '' ? null : Number(days), addedFrom: null, addedTo: null })
        }
      />
      <AddedDays filters={filters} onChange={onChange} />
    </fieldset>
  );
}

/** Negotiator, mandate, energy class, features and date of creation. */
export function MoreCriteria({ filters, onChange }: MoreCriteriaProps) {
  const { t } = useTranslation('property');
  const { negotiators, nameOf } = useColleagues();
  const { negotiator } = filters;
  const people = negotiators.map(({ loginEmail }) => loginEmail);
  const offeredPeople = negotiator === null || people.includes(negotiator) ? people : [negotiator, ...people];
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{t(headingKey('negotiator'))}</legend>
        <SelectBox
          aria-label={t(headingKey('negotiator'))}
          value={negotiator ?? ''}
          placeholder={t('criteria.anyone')}
          options={offeredPeople.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(value) => onChange({ negotiator: value || null })}
        />
      </fieldset>
      {CHOICE_FILTER_NAMES.map((name) => (
        <Values<string>
          key={name}
          legend={t(headingKey(name))}
          values={CHOICE_FILTERS[name].values}
          selectedValues={filters[name]}
          labelOf={(value) => CHOICE_FILTERS[name].labelOf(t, value)}
          onChange={(values) => onChange({ [name]: values })}
        />
      ))}
      <AddedFields filters={filters} onChange={onChange} />
    </>
  );
}
