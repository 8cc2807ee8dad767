import * as paths from '@pignon/shared/domain/navigation/paths';
import { TRANSACTION_TYPES, type TransactionType } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation, useNavigate } from '@pignon/shared/router';
import {
  ButtonLink,
  LinkTabs,
  PageFrame,
  ScreenEmpty,
  ScreenError,
  ScreenLoading,
  Segmented,
  Skeleton,
} from '@pignon/shared/ui/core';
import { facetKey, headingKey } from '../features/heading-key';
import { CRITERIA, criterionUrl, readCriterion, type Criterion } from '../features/filter/criterion-url';
import { CriterionTiles } from '../features/filter/criterion-tiles';
import styles from '../features/filter/filter.module.css';
import { useFacetCounts } from '../features/filter/use-facets';
import { DEFAULT_FILTERS } from '../features/list/list-filters';

const WAITING_TILES = 8;

function Waiting() {
  return (
    <ScreenLoading>
      <div className={styles.tiles}>
        {Array.from({ length: WAITING_TILES }, (_, tile) => (
          <div key={tile} className={styles.tile}>
            <Skeleton width="60%" />
            <Skeleton width={48} height={24} />
          </div>
        ))}
      </div>
    </ScreenLoading>
  );
}

function Tiles({ facet, among }: Criterion) {
  const { t } = useTranslation('property');
  const filters = { ...DEFAULT_FILTERS, transactionType: among };
  const { data, error, refetch } = useFacetCounts(filters);
  if (!data) {
    if (error) return <ScreenError error={error} onRetry={() => void refetch()} />;
    return <Waiting />;
  }
  const values = data.valuesOf(facet);
  if (values.length > 0) return <CriterionTiles facet={facet} values={values} filters={filters} />;
  const all = <ButtonLink to={`${paths.properties}?all`}>{t('list.seeAll')}</ButtonLink>;
  return (
    <ScreenEmpty title={t('list.noMatchTitle')} action={all}>
      {t('filter.noneActive')}
    </ScreenEmpty>
  );
}

/** `/property/filter/unique`: the values of one criterion, each one click away from its properties. */
export function Page() {
  const { t } = useTranslation('property');
  const { search } = useLocation();
  const navigate = useNavigate();
  const criterion = readCriterion(search);
  return (
    <PageFrame
      title={t('filter.unique')}
      toolbar={
        <Segmented<TransactionType | 'ANY'>
          label={t(headingKey('transactionType'))}
          value={criterion.among ?? 'ANY'}
          options={[
            { value: 'ANY', label: t('filter.any') },
            ...TRANSACTION_TYPES.map((value) => ({ value, label: t(`transactionType.${value}`) })),
          ]}
          onChange={(value) =>
            void navigate(criterionUrl({ ...criterion, among: value === 'ANY' ? null : value }), { replace: true })
          }
        />
      }
      action={<ButtonLink to={paths.filterProperties}>{t('filter.together')}</ButtonLink>}
    >
      <LinkTabs
        label={t('filter.criteria')}
        tabs={CRITERIA.map(([facet]) => ({
          to: criterionUrl({ ...criterion, facet }),
          label: t(facetKey(facet)),
          current: facet === criterion.facet,
        }))}
      />
      <Tiles {...criterion} />
    </PageFrame>
  );
}
