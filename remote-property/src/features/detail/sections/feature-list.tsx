import type { Feature } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { CheckIcon } from '@pignon/shared/ui/core';
import styles from './chapters.module.css';

/** Features of the property, in columns. */
export function FeatureList({ features }: { features: readonly Feature[] }) {
  const { t } = useTranslation('property');
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>
          <CheckIcon />
          {t(`feature.${feature}`)}
        </li>
      ))}
    </ul>
  );
}
