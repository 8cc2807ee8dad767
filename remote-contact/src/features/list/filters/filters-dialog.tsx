import { useState, type ReactNode } from 'react';
import { useCall } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, CommunePicker, Dialog, Field, FilterChip, SelectBox, sentenceOf } from '@pignon/shared/ui/core';
import { headingKey } from '../../heading-key';
import { useCityNames } from '../../../data/city.queries';
import type { ContactControls } from '../contact-tools';
import { CHOICES, countOf, NO_PERSON_FILTER, type Choice } from './person-filters';
import { useFilterLabels } from './use-filter-labels';
import styles from './filters.module.css';

/** Maximum communes of one call. */
const MAX_CITIES = 200;

function Cities({ list: { filters, setFilters } }: { list: ContactControls }): ReactNode {
  const { t } = useTranslation('contact');
  const [text, setText] = useState('');
  const nameOf = useCityNames(filters.cities);
  const { cities } = filters;
  return (
    <Field label={t('filter.city')}>
      {(ids) => (
        <>
          <CommunePicker
            label={t('filter.city')}
            field={ids}
            text={text}
            onText={setText}
            onPick={({ insee }) => {
              setText('');
              setFilters(({ cities: now }) =>
                now.includes(insee) || now.length >= MAX_CITIES ? {} : { cities: [...now, insee] },
              );
            }}
          />
          {cities.length > 0 && (
            <span className={styles.chosen}>
              {cities.map((insee) => (
                <FilterChip
                  key={insee}
                  label={nameOf(insee) ?? insee}
                  onRemove={() => setFilters((now) => ({ cities: now.cities.filter((one) => one !== insee) }))}
                />
              ))}
            </span>
          )}
        </>
      )}
    </Field>
  );
}

function Sources({ list: { filters, setFilters } }: { list: ContactControls }): ReactNode {
  const { t } = useTranslation('contact');
  const { data, error, refetch } = useCall('GET contact/source', {});
  const known = data?.map(({ source }) => source) ?? [];
  const { source } = filters;
  const offeredSources = source === null || known.includes(source) ? known : [source, ...known];
  return (
    <>
      <Field label={t(headingKey('source'))}>
        {(ids) => (
          <SelectBox
            {...ids}
            placeholder={t('filter.any')}
            value={source ?? ''}
            options={offeredSources.map((value) => ({ value, label: value }))}
            onChange={(value) => setFilters({ source: value || null })}
          />
        )}
      </Field>
      {error && (
        <Alert type="error" title={sentenceOf(error) ?? t('filter.sourcesFailed')}>
          <Button size="small" onClick={() => void refetch()}>
            {t('filter.again')}
          </Button>
        </Alert>
      )}
    </>
  );
}

function OneOf({ name, list }: { name: Choice; list: ContactControls }): ReactNode {
  const { nameOf, labelOf } = useFilterLabels();
  const values: readonly string[] = CHOICES[name];
  return (
    <Field label={nameOf(name)}>
      {(ids) => (
        <SelectBox
          {...ids}
          value={list.filters[name]}
          options={values.map((value) => ({ value, label: labelOf(name, value) }))}
          onChange={(value) => list.setFilters({ [name]: value })}
        />
      )}
    </Field>
  );
}

interface FiltersDialogProps {
  list: ContactControls;
  total: number | undefined;
  onClose: () => void;
}

/** Further filters of the list; each choice applies at once. */
export function FiltersDialog({ list, total, onClose }: FiltersDialogProps): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <Dialog
      open
      look="drawer"
      width={380}
      title={t('filter.more')}
      onClose={onClose}
      footer={
        <>
          <Button disabled={countOf(list.filters) === 0} onClick={() => list.setFilters(NO_PERSON_FILTER)}>
            {t('action.clearFilters')}
          </Button>
          <Button type="primary" onClick={onClose}>
            {total ? t('filter.show', { count: total }) : t('filter.done')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <OneOf name="followUp" list={list} />
        <OneOf name="silence" list={list} />
        <OneOf name="mail" list={list} />
        <Sources list={list} />
        <Cities list={list} />
      </div>
    </Dialog>
  );
}
