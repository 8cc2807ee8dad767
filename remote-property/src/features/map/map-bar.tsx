import { useTranslation } from '@pignon/shared/i18n';
import { Button, LassoIcon, ScanIcon, Segmented } from '@pignon/shared/ui/core';
import type { BaseLayer } from '@pignon/shared/ui/map';
import { DistanceFilter } from '../list/distance-filter';
import type { PropertyListControls } from '../list/use-property-list';
import styles from './map.module.css';

interface MapBarProps {
  list: PropertyListControls;
  baseLayer: BaseLayer;
  onBaseLayerChange: (baseLayer: BaseLayer) => void;
  drawing: boolean;
  onDraw: () => void;
  /** Turns the visible frame into a search area. */
  onSearchFrame: () => void;
}

/** Controls of the map: radius, drawn area, base layer. */
export function MapBar({ list, baseLayer, onBaseLayerChange, drawing, onDraw, onSearchFrame }: MapBarProps) {
  const { t } = useTranslation('property');
  return (
    <div className={styles.bar}>
      <DistanceFilter around={list.filters.around} onChange={(around) => list.setFilters({ around })} />
      <div className={styles.barLine}>
        <Button icon={<LassoIcon />} aria-pressed={drawing} type={drawing ? 'primary' : 'default'} onClick={onDraw}>
          {t(drawing ? 'map.stopDrawing' : 'map.draw')}
        </Button>
        <Button icon={<ScanIcon />} onClick={onSearchFrame}>
          {t('map.searchFrame')}
        </Button>
        <span className={styles.barEnd}>
          <Segmented<BaseLayer>
            label={t('map.base')}
            value={baseLayer}
            options={[
              { value: 'plan', label: t('map.base.plan') },
              { value: 'ortho', label: t('map.base.ortho') },
              { value: 'cadastre', label: t('map.base.cadastre') },
            ]}
            onChange={onBaseLayerChange}
          />
        </span>
      </div>
    </div>
  );
}
