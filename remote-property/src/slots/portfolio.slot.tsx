import { PanelContent, Skeleton } from '@pignon/shared/ui/core';
import { useUser } from '@pignon/shared/auth';
import type { HomeView } from '@pignon/shared/contract';
import { formatEuro, formatNumber, formatPricePerArea, useTranslation } from '@pignon/shared/i18n';
import { usePropertyCube, usePropertyPage } from '../data/property.queries';
import { Figures } from '../features/home/figures';
import { inProgress, marketList, onMarket, progressList } from '../features/home/home-properties';

const FIGURES = 5;

/** On the home page: active properties, their value, and sales in progress. */
export function Slot(view: HomeView) {
  const { t } = useTranslation('property');
  const me = useUser()?.loginEmail ?? '';
  const total = usePropertyCube(onMarket('total', view, me));
  const median = usePropertyCube(onMarket('medianPricePerSquareMetre', view, me));
  const progress = usePropertyPage(inProgress(view, me), { watch: true });
  const data = total.data && median.data && progress.data && { total: total.data, median: median.data };
  const label = t('portfolio.label');
  const placeholders = Array.from({ length: FIGURES }, (_, at) => ({
    label: ' '.repeat(at),
    value: <Skeleton width={72} height={20} />,
  }));
  return (
    <PanelContent
      query={{
        data,
        error: total.error ?? median.error ?? progress.error,
        refetch: () => Promise.all([total.refetch(), median.refetch(), progress.refetch()]),
      }}
      skeleton={<Figures label={label} figures={placeholders} />}
      isEmpty={() => false}
      empty={null}
    >
      {(cubes) => {
        const row = (cube: typeof cubes.total, key: string) => cube.rows.find((one) => one.key === key);
        const [sale, rent] = [row(cubes.total, 'SALE'), row(cubes.total, 'RENT')];
        const perArea = row(cubes.median, 'SALE')?.value;
        return (
          <Figures
            label={label}
            figures={[
              { label: t('portfolio.sale'), value: formatNumber(sale?.count ?? 0), to: marketList('sale', view, me) },
              { label: t('portfolio.value'), value: formatEuro(Math.round(sale?.value ?? 0)) },
              { label: t('portfolio.median'), value: perArea == null ? '—' : formatPricePerArea(perArea, 1) },
              { label: t('portfolio.rent'), value: formatNumber(rent?.count ?? 0), to: marketList('rent', view, me) },
              {
                label: t('portfolio.progress'),
                value: formatNumber(progress.data?.page.totalElements ?? 0),
                to: progressList(view, me),
              },
            ]}
          />
        );
      }}
    </PanelContent>
  );
}
