import { labelOf } from '@pignon/shared/domain/audit/labels';
import { PROPERTY_LABELS } from '@pignon/shared/domain/audit/property-labels';
import { isGroup } from '@pignon/shared/domain/form/values';
import { useTranslation } from '@pignon/shared/i18n';
import { ValueText } from './value-text';
import styles from './history.module.css';

/** Every field that says something, groups opened, lists and maps as a whole. */
function filledPaths(state: Readonly<Record<string, unknown>>, under = ''): string[] {
  return Object.entries(state).flatMap(([key, value]) => {
    const path = under ? `${under}.${key}` : key;
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    return isGroup(value) && path !== 'contactTypes' ? filledPaths(value, path) : [path];
  });
}

function at(state: Readonly<Record<string, unknown>>, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), state);
}

/** The whole property as an entry left it. */
export function WholeState({ state }: { state: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation('property');
  return (
    <details className={styles.whole}>
      <summary>{t('history.whole')}</summary>
      <dl className={styles.restored}>
        {filledPaths(state).map((path) => (
          <div key={path}>
            <dt>{labelOf(PROPERTY_LABELS, path)}</dt>
            <dd>
              <ValueText path={path} value={at(state, path)} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
