import { ProblemError } from '@pignon/shared/api';
import { restoringPatch, type RestorablePlace } from '@pignon/shared/domain/audit/restore';
import { fieldsOf } from '@pignon/shared/domain/property/property-fields';
import type { Property, PropertyFields } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, sentenceOf } from '@pignon/shared/ui/core';
import { usePropertyChange } from '../../data/property-changes';
import { ValueText } from './value-text';
import styles from './history.module.css';

interface RestoreDialogProps {
  property: Property;
  places: readonly RestorablePlace[];
  before: Partial<PropertyFields>;
  onClose: () => void;
  onRestored: () => void;
}

const isStale = (error: unknown) => error instanceof ProblemError && error.code === 'STALE';

/** Confirms a restore: present and restored values. The restore becomes a history entry. */
export function RestoreDialog({ property, places, before, onClose, onRestored }: RestoreDialogProps) {
  const { t } = useTranslation('property');
  const { mutate, isPending, error } = usePropertyChange(property, onRestored);
  return (
    <Dialog
      open
      width={640}
      title={t('history.restoreTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('status.cancel')}</Button>
          <Button
            type="primary"
            loading={isPending}
            onClick={() => mutate(restoringPatch(fieldsOf(property), places, before))}
          >
            {t('history.restore', { count: places.length })}
          </Button>
        </>
      }
    >
      <p>{t('history.restoreLead')}</p>
      <dl className={styles.restored}>
        {places.map(({ path, label, now, before: value, since }) => (
          <div key={path}>
            <dt>{label}</dt>
            <dd>
              <ValueText path={path} value={now} /> <span aria-hidden>→</span>
              <span className="pg-hidden">{t('history.becomes')}</span> <ValueText path={path} value={value} />
              {since === 'CHANGED' && <small>{t('history.overwrites')}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {error && (
        <Alert type="error" title={isStale(error) ? t('history.stale') : (sentenceOf(error) ?? t('state.error'))} />
      )}
    </Dialog>
  );
}
