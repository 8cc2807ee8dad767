import type { RestorablePlace, Since } from '@pignon/shared/domain/audit/restore';
import { useTranslation } from '@pignon/shared/i18n';
import { canRestore } from './restorable';
import { ValueText } from './value-text';
import styles from './history.module.css';

interface ChangeTableProps {
  places: readonly RestorablePlace[];
  /** Paths to restore; undefined where nobody may. */
  selectedFields: ReadonlySet<string> | undefined;
  onChoose: (path: string, on: boolean) => void;
}

function Today({ place: { path, now, since } }: { place: RestorablePlace }) {
  const { t } = useTranslation('property');
  const words: Readonly<Record<Since, string>> = {
    AS_BEFORE: t('history.asBefore'),
    AS_AFTER: t('history.asAfter'),
    CHANGED: t('history.changedSince'),
  };
  return (
    <>
      <span className={styles.since} data-since={since}>
        {words[since]}
      </span>
      {since === 'CHANGED' && (
        <div>
          <ValueText path={path} value={now} />
        </div>
      )}
    </>
  );
}

/** Changed fields of an entry: before, after, and today. */
export function ChangeTable({ places, selectedFields, onChoose }: ChangeTableProps) {
  const { t } = useTranslation('property');
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          {selectedFields && (
            <th>
              <span className="pg-hidden">{t('history.choose')}</span>
            </th>
          )}
          <th scope="col">{t('history.place')}</th>
          <th scope="col">{t('history.before')}</th>
          <th scope="col">{t('history.after')}</th>
          <th scope="col">{t('history.today')}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place.path}>
            {selectedFields && (
              <td className={styles.choice}>
                {canRestore(place) && (
                  <label>
                    <input
                      type="checkbox"
                      aria-label={t('history.restorePlace', { place: place.label })}
                      checked={selectedFields.has(place.path)}
                      onChange={({ target }) => onChoose(place.path, target.checked)}
                    />
                  </label>
                )}
              </td>
            )}
            <th scope="row">{place.label}</th>
            <td data-label={t('history.before')}>
              <ValueText path={place.path} value={place.before} />
            </td>
            <td data-label={t('history.after')}>
              <ValueText path={place.path} value={place.after} />
            </td>
            <td data-label={t('history.today')}>
              <Today place={place} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
