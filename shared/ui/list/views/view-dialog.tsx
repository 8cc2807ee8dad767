import { useState } from 'react';
import { reportFault } from '@pignon/shared/api';
import { VIEW_NAME_LENGTH } from '@pignon/shared/domain/view/view.limits';
import type { View } from '@pignon/shared/domain/view/view.schema';
import { Button, Dialog, Field, Input, sentenceOf } from '@pignon/shared/ui/core';
import { useListWords } from '../messages';
import './views.css';

export interface ViewFields {
  name: string;
  shared: boolean;
  pinned: boolean;
}

interface ViewDialogProps {
  title: string;
  /** View to rename; undefined for a new one. */
  view?: View;
  onSave: (fields: ViewFields) => Promise<unknown>;
  onClose: () => void;
}

/** Names a view, pins it, shares it with colleagues. */
export function ViewDialog({ title, view, onSave, onClose }: ViewDialogProps) {
  const t = useListWords();
  const [fields, setFields] = useState<ViewFields>({
    name: view?.name ?? '',
    shared: view?.shared ?? false,
    pinned: view?.pinned ?? true,
  });
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (fields.name.trim() === '') return setError(t('views.nameMissing'));
    setBusy(true);
    try {
      await onSave({ ...fields, name: fields.name.trim() });
      onClose();
    } catch (cause) {
      setError(sentenceOf(cause) ?? t('views.failed'));
      reportFault(cause);
      setBusy(false);
    }
  };
  const box = (name: 'pinned' | 'shared') => (
    <label className="pg-view-box">
      <input
        type="checkbox"
        checked={fields[name]}
        onChange={(event) => setFields({ ...fields, [name]: event.target.checked })}
      />
      {t(`views.${name}`)}
    </label>
  );
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('views.cancel')}</Button>
          <Button type="primary" loading={busy} onClick={() => void save()}>
            {t('views.save')}
          </Button>
        </>
      }
    >
      <form
        className="pg-view-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
      >
        <Field label={t('views.name')} error={error}>
          {(ids) => (
            <Input
              {...ids}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type it
              autoFocus
              maxLength={VIEW_NAME_LENGTH}
              value={fields.name}
              invalid={error !== undefined}
              onChange={(event) => {
                setFields({ ...fields, name: event.target.value });
                setError(undefined);
              }}
            />
          )}
        </Field>
        {box('pinned')}
        {box('shared')}
      </form>
    </Dialog>
  );
}
