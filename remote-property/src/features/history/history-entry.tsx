import { useMemo, useState } from 'react';
import { useMay } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import type { HistoryEntry } from '@pignon/shared/domain/audit/history.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { withCurrentValues, placesOf } from '@pignon/shared/domain/audit/restore';
import { fieldsOf } from '@pignon/shared/domain/property/property-fields';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { Alert, Button, PanelNote } from '@pignon/shared/ui/core';
import { useLabelsByPath } from '../field-labels';
import { ChangeTable } from './change-table';
import { MediaEntryView } from './media/media-entry';
import { canRestore } from './restorable';
import { RestoreDialog } from './restore-dialog';
import { PropertyState } from './property-state';
import styles from './history.module.css';

/** One entry of a property's fields, with a restore button for those who may write. */
function PropertyEntryView({ entry, property }: { entry: HistoryEntry; property: Property }) {
  const { t } = useTranslation('property');
  const navigate = useNavigate();
  const masked = usePrivacy();
  const mayWrite = useMay('write');
  const labels = useLabelsByPath();
  const changedPlaces = useMemo(
    () => withCurrentValues(placesOf(entry, labels), fieldsOf(property)),
    [entry, labels, property],
  );
  const restorable = changedPlaces.filter(canRestore);
  const [chosenPlaces, setChosenPlaces] = useState<ReadonlySet<string>>();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  // fields changed since by a colleague are restored only when selected
  const initial = restorable.filter(({ since }) => since === 'AS_AFTER').map(({ path }) => path);
  const selectedFields = chosenPlaces ?? new Set(initial);
  const selected = restorable.filter(({ path }) => selectedFields.has(path));
  const restores = mayWrite && !masked && entry.before !== null && restorable.length > 0;
  const toggleField = (path: string, on: boolean) => {
    const next = new Set(selectedFields);
    if (on) next.add(path);
    else next.delete(path);
    setChosenPlaces(next);
  };
  const restored = () => {
    bus.publish('notice.raised', { message: t('history.restored', { count: selected.length }) });
    void navigate(paths.propertyHistory(property.reference));
  };
  if (entry.before === null) {
    return (
      <>
        <PanelNote>{t('history.created')}</PanelNote>
        <PropertyState state={entry.after} />
      </>
    );
  }
  return (
    <>
      {masked && <Alert type="info" title={t('history.masked')} />}
      <ChangeTable
        places={changedPlaces}
        selectedFields={restores ? selectedFields : undefined}
        onChoose={toggleField}
      />
      {restores && (
        <div className={styles.restoreBar}>
          <Button type="primary" disabled={selected.length === 0} onClick={() => setIsDialogOpen(true)}>
            {selected.length === 0 ? t('history.restoreNone') : t('history.restore', { count: selected.length })}
          </Button>
        </div>
      )}
      <PropertyState state={entry.after} />
      {isDialogOpen && (
        <RestoreDialog
          property={property}
          places={selected}
          before={entry.before}
          onClose={() => setIsDialogOpen(false)}
          onRestored={restored}
        />
      )}
    </>
  );
}

/** One entry of the history: of the property, or of its photos and documents. */
export function HistoryEntryView(props: { entry: HistoryEntry; property: Property }) {
  return props.entry.entity === 'media' ? <MediaEntryView {...props} /> : <PropertyEntryView {...props} />;
}
