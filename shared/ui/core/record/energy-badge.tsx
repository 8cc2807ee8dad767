import type { EnergyLabel } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import './energy-badge.css';

export type EnergyBadgeProps = {
  letter: EnergyLabel | null;
  /** `dpe` energy use, `ges` greenhouse gases: each has its own official colours. */
  scale?: 'dpe' | 'ges';
};

/** The class of an energy certificate in the official colours; blank and not-required certificates say so. */
export function EnergyBadge({ letter, scale = 'dpe' }: EnergyBadgeProps) {
  const { t } = useTranslation('common');
  const isGraded = letter !== null && letter !== 'VI' && letter !== 'NS';
  const badgeText = isGraded ? t(`energy.${scale}`, { letter }) : t(`energy.${scale}.${letter ?? 'none'}`);
  return (
    <span
      className={`pg-energy pg-${scale}-${isGraded ? letter : 'none'}`}
      role="img"
      aria-label={badgeText}
      title={badgeText}
    >
      {isGraded ? letter : (letter ?? '–')}
    </span>
  );
}
