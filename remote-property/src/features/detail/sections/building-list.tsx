import type { Property } from '@pignon/shared/domain/property/property.schema';
import { formatArea, useTranslation } from '@pignon/shared/i18n';
import { useFieldLabels } from '../../field-labels';
import styles from './chapters.module.css';

/** Buildings of a property with their data. */
export function BuildingList({ structure }: Pick<Property, 'structure'>) {
  const { t } = useTranslation('property');
  const { numbered } = useFieldLabels();
  return (
    <ul className={styles.buildings}>
      {structure.map(({ name, yearBuilt, floors, size, note }, index) => {
        const facts = [
          size !== null && formatArea(size),
          floors !== null && t('structure.floors', { count: floors }),
          yearBuilt !== null && t('structure.built', { year: yearBuilt }),
        ].filter(Boolean);
        return (
          <li key={index}>
            <strong>{name.trim() || numbered('structure.*', index + 1)}</strong>
            {facts.length > 0 && <span className="pg-tabular">{facts.join(' · ')}</span>}
            {note.trim() !== '' && <p>{note}</p>}
          </li>
        );
      })}
    </ul>
  );
}
