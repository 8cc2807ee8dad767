import { CUBE_MEASURES, type CubeDimension } from '@pignon/shared/domain/property/analysis/dimensions';
import { useTranslation } from '@pignon/shared/i18n';
import { ArrowUpDownIcon, IconButton, SelectBox } from '@pignon/shared/ui/core';
import { headingKey } from '../heading-key';
import { dimensionsFor } from '../list/address/cube-url';
import type { PropertyListControls } from '../list/use-property-list';
import styles from './cube.module.css';

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChoose: (value: V) => void;
}

function Choice<V extends string>({ label, value, options, onChoose }: ChoiceProps<V>) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <SelectBox
        value={value}
        options={options}
        onChange={(next) => {
          const known = options.find((option) => option.value === next);
          if (known) onChoose(known.value);
        }}
      />
    </label>
  );
}

/** Dimensions and measure of the cube. */
export function CubeControls({ list }: { list: PropertyListControls }) {
  const { t } = useTranslation('property');
  const { rows, columns, measure } = list.cube;
  const toOption = (value: CubeDimension) => ({ value, label: t(headingKey(value)) });
  const dimensions = dimensionsFor(list.filters).map(toOption);
  return (
    <div className={styles.controls} role="group" aria-label={t('cube.controls')}>
      <Choice
        label={t('cube.rows')}
        value={rows}
        options={dimensions}
        onChoose={(value) => list.setCube({ rows: value })}
      />
      <IconButton
        className={styles.swap}
        label={t('cube.swap')}
        icon={<ArrowUpDownIcon />}
        onClick={() => list.setCube({ rows: columns, columns: rows })}
      />
      <Choice
        label={t('cube.columns')}
        value={columns}
        options={dimensions}
        onChoose={(value) => list.setCube({ columns: value })}
      />
      <Choice
        label={t('cube.measure')}
        value={measure}
        options={CUBE_MEASURES.map((value) => ({ value, label: t(`measure.${value}`) }))}
        onChoose={(value) => list.setCube({ measure: value })}
      />
    </div>
  );
}
