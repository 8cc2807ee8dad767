import type { EnergyLabel } from '@pignon/shared/domain/property/property.enums';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { arrowPath, isEnergyClass, SCALE_HEIGHT, SCALE_WIDTH, scaleBars, type ScaleKind } from './scale-geometry';
import styles from './energy.module.css';
import { classNames } from '@pignon/shared/ui/core';

interface EnergyScaleProps {
  kind: ScaleKind;
  label: EnergyLabel | null;
  /** kWh/m²/year for `dpe`, kgCO₂/m²/year for `ges`. */
  value: number | null;
}

/** One scale of the energy certificate in the official colours, with the class highlighted and its value. */
export function EnergyScale({ kind, label, value }: EnergyScaleProps) {
  const { t } = useTranslation('property');
  const bars = scaleBars(kind, label);
  const selectedBar = bars.find((bar) => bar.chosen);
  const state = isEnergyClass(label) ? (value === null ? 'classOnly' : 'class') : (label ?? 'none');
  const words = t(`energy.${kind}.${state}`, { letter: label, value: value === null ? '' : formatNumber(value) });
  return (
    <figure className={classNames(styles.scale, !selectedBar && styles.scaleBlank)}>
      <figcaption>{t(`energy.${kind}.title`)}</figcaption>
      <svg viewBox={`0 0 ${SCALE_WIDTH} ${SCALE_HEIGHT}`} role="img" aria-label={words}>
        {bars.map((bar) => (
          <g key={bar.energyClass}>
            <path
              d={arrowPath(bar)}
              fill={bar.colour}
              stroke={bar.chosen ? '#14201a' : 'none'}
              strokeWidth={bar.chosen ? 2 : 0}
              strokeLinejoin="round"
            />
            <text x={10} y={bar.y + bar.height / 2} fill={bar.ink} fontSize={bar.chosen ? 22 : 14}>
              {bar.energyClass}
            </text>
          </g>
        ))}
        {selectedBar && value !== null && (
          <g>
            <line
              x1={selectedBar.width + 3}
              x2={SCALE_WIDTH - 64}
              y1={selectedBar.y + selectedBar.height / 2}
              y2={selectedBar.y + selectedBar.height / 2}
              stroke="#14201a"
              strokeDasharray="1 3"
            />
            <text
              className={styles.scaleValue}
              x={SCALE_WIDTH}
              y={selectedBar.y + selectedBar.height / 2 - 7}
              fontSize={18}
            >
              {formatNumber(value)}
            </text>
            <text
              className={styles.scaleUnit}
              x={SCALE_WIDTH}
              y={selectedBar.y + selectedBar.height / 2 + 11}
              fontSize={9.5}
            >
              {t(`energy.${kind}.unit`)}
            </text>
          </g>
        )}
      </svg>
      {!selectedBar && <p className={styles.scaleNote}>{words}</p>}
    </figure>
  );
}
