import { useState, type ReactNode } from 'react';
import { ProblemError } from '@pignon/shared/api';
import { addDays, addMonths, dayOf } from '@pignon/shared/domain/common/day';
import { DEFAULT_DURATION_MONTHS } from '@pignon/shared/domain/mandate/mandate.limits';
import { extensionOf } from '@pignon/shared/domain/mandate/mandate-extension';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { DayInput, Field } from '@pignon/shared/ui/core';
import { useExtension } from '../../data/mandate-actions';
import { ActionDialog } from '../detail/action-dialog';
import styles from '../detail/detail.module.css';

interface ExtendDialogProps {
  mandate: Mandate;
  onClose: () => void;
}

const latest = (a: string, b: string): string => (a > b ? a : b);

/** Extends the term by a dated amendment; violations are shown before sending. */
export function ExtendDialog({ mandate, onClose }: ExtendDialogProps): ReactNode {
  const { t } = useTranslation('mandate');
  const today = dayOf();
  const [date, setDate] = useState(today);
  const [endDate, setEndDate] = useState(addMonths(latest(mandate.endDate ?? today, today), DEFAULT_DURATION_MONTHS));
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useExtension(mandate, onClose);
  const extension = { date, endDate, ...(text.trim() && { text: text.trim() }) };
  const checked = date === '' || endDate === '' ? undefined : extensionOf(mandate, extension, today);
  const violation = checked && 'problem' in checked ? checked.problem : undefined;
  const fieldError = error instanceof ProblemError ? error.fields[0] : undefined;
  const errorAt = (path: string) => [violation, fieldError].find((problem) => problem?.path === path)?.message;
  return (
    <ActionDialog
      title={t('extend.title')}
      action={t('extend.do')}
      disabled={!checked || violation !== undefined}
      pending={isPending}
      error={fieldError ? null : error}
      onClose={onClose}
      onSubmit={() => mutate(extension)}
    >
      <Field label={t('field.amendments.*.endDate.short')} error={errorAt('endDate')}>
        {(ids) => (
          <DayInput
            {...ids}
            required
            value={endDate}
            min={addDays(latest(mandate.endDate ?? today, today), 1)}
            onChange={setEndDate}
          />
        )}
      </Field>
      <Field label={t('field.amendments.*.date.short')} error={errorAt('date')}>
        {(ids) => <DayInput {...ids} required value={date} max={today} onChange={setDate} />}
      </Field>
      <Field label={t('field.amendments.*.text.short')} hint={t('extend.textHint')}>
        {(ids) => (
          <textarea
            {...ids}
            className={styles.lines}
            maxLength={5000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
