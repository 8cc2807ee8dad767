import { useId, useState } from 'react';
import { ProblemError } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import type { PropertyStatus } from '@pignon/shared/domain/property/property.enums';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, PropertyStatusTag, sentenceOf } from '@pignon/shared/ui/core';
import { usePropertyChange } from '../../data/property-changes';
import { statusesFor } from './allowed-statuses';
import styles from './actions.module.css';

const isStale = (error: unknown) => error instanceof ProblemError && error.code === 'STALE';

/** Status of the property: one choice, saved at once. */
export function StatusDialog({ property, onClose }: { property: Property; onClose: () => void }) {
  const { t } = useTranslation('property');
  const form = useId();
  const [selectedStatus, setSelectedStatus] = useState<PropertyStatus>();
  const { reference, propertyStatus } = property;
  const status = selectedStatus ?? propertyStatus;
  const { mutate, isPending, error } = usePropertyChange(property, (after) => {
    const name = t(`propertyStatus.${after.propertyStatus}`);
    bus.publish('notice.raised', { message: t('status.done', { reference, status: name }) });
    onClose();
  });
  const save = () => (status === propertyStatus ? onClose() : mutate({ propertyStatus: status }));
  return (
    <Dialog
      open
      title={t('status.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('status.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={form} loading={isPending}>
            {t('status.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <fieldset className={styles.statuses}>
          <legend className="pg-hidden">{t('status.title')}</legend>
          {statusesFor(property).map((each) => (
            <label key={each} className={styles.status}>
              <input type="radio" name="status" checked={status === each} onChange={() => setSelectedStatus(each)} />
              <PropertyStatusTag status={each} />
              <span>{t(`status.hint.${each}`)}</span>
            </label>
          ))}
        </fieldset>
        {error && (
          <Alert type="error" title={isStale(error) ? t('status.stale') : (sentenceOf(error) ?? t('state.error'))} />
        )}
      </form>
    </Dialog>
  );
}
