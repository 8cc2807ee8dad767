import { inOrder, labelOf } from '@pignon/shared/domain/audit/history-labels';
import { isGroup, valueAt } from '@pignon/shared/domain/form/values';
import { useTranslation } from '@pignon/shared/i18n';
import { useLabelsByPath } from '../field-labels';
import { ValueText } from './value-text';
import styles from './history.module.css';

/** Paths of all non-empty fields, groups expanded, lists and maps as a whole. */
function filledPaths(state: Readonly<Record<string, unknown>>, parentPath = ''): string[] {
  return Object.entries(state).flatMap(([key, value]) => {
    const path = parentPath ? `${parentPath}.${key}` : key;
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    return isGroup(value) && path !== 'contactTypes' ? filledPaths(value, path) : [path];
  });
}

/** The whole property after an entry. */
export function PropertyState({ state }: { state: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation('property');
  const labels = useLabelsByPath();
  // the database stores objects without key order
  const places = filledPaths(state).map((path) => ({ path }));
  return (
    <details className={styles.whole}>
      <summary>{t('history.whole')}</summary>
      <dl className={styles.restored}>
        {inOrder(labels, places).map(({ path }) => (
          <div key={path}>
            <dt>{labelOf(labels, path)}</dt>
            <dd>
              <ValueText path={path} value={valueAt(state, path)} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
