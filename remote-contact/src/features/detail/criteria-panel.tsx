import type { ReactNode } from 'react';
import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { CheckIcon, lazyPart, Panel, PanelNote, SearchIcon, Skeleton } from '@pignon/shared/ui/core';
import { useCityNames } from '../../data/city.queries';
import { citiesOf, searchSentences } from '../criteria/criterion-sentence';
import { areasAt } from '../form/search-values';
import styles from './contact-detail.module.css';

const AreaMap = lazyPart(async () => (await import('../criteria/area-map')).AreaMap);
const MAP_HEIGHT = 200;

/** A customer's search, in sentences. */
export function CriteriaPanel({ criteria }: { criteria: readonly Criterion[] }): ReactNode {
  const { t } = useTranslation('contact');
  const cityName = useCityNames(citiesOf(criteria));
  const sentences = searchSentences(criteria, t, cityName);
  const areas = areasAt(criteria);
  return (
    <Panel title={t('detail.search')} icon={<SearchIcon />}>
      {criteria.length === 0 ? (
        <PanelNote>{t('detail.noSearch')}</PanelNote>
      ) : (
        <ul className={styles.criteria}>
          {criteria.map((criterion, index) => (
            <li key={`${criterion.key.type} ${criterion.key.key}`}>
              <CheckIcon />
              {sentences[index]}
            </li>
          ))}
        </ul>
      )}
      {areas.length > 0 && <AreaMap areas={areas} pending={<Skeleton height={MAP_HEIGHT} />} />}
    </Panel>
  );
}
