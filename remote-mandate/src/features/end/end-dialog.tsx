import { useState, type ReactNode } from 'react';
import { ProblemError } from '@pignon/shared/api';
import { dayOf } from '@pignon/shared/domain/common/day';
import { isIrrevocable } from '@pignon/shared/domain/mandate/mandate-termination';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { Alert, Field } from '@pignon/shared/ui/core';
import { useEnding } from '../../data/mandate-actions';
import { ActionDialog } from '../detail/action-dialog';
import styles from '../detail/detail.module.css';
import { endRequestOf, endKinds, endOf, isLetter, type EndKind, type EndValues } from './end-choice';
import { endKindLabel } from './end-kind-label';
import { NoticeLetterFields } from './notice-letter-fields';

interface EndDialogProps {
  mandate: Mandate;
  onClose: () => void;
}

/** Ends a mandate: manner and reason, resulting date; violations are shown before sending. */
export function EndDialog({ mandate, onClose }: EndDialogProps): ReactNode {
  const { t } = useTranslation('mandate');
  const today = dayOf();
  const kinds = endKinds(mandate, today);
  const [values, setValues] = useState<EndValues>({
    kind: kinds[0] ?? 'OTHER',
    by: 'PRINCIPAL',
    letterDate: today,
    letterNumber: '',
    reason: '',
  });
  const change = (typed: Partial<EndValues>) => setValues({ ...values, ...typed });
  const { kind, reason } = values;
  const { mutate, isPending, error } = useEnding(mandate, onClose);
  const end = endOf(mandate, values, today);
  const violation = end && 'problem' in end ? end.problem : undefined;
  const fieldError = error instanceof ProblemError ? error.fields[0] : undefined;
  const errorAt = (path: string) => [violation, fieldError].find((problem) => problem?.path === path)?.message;
  return (
    <ActionDialog
      title={t('status.title.CLOSED')}
      action={t(isLetter(kind) ? `end.do.${kind}` : 'status.do.CLOSED')}
      danger={!isLetter(kind)}
      disabled={end === null || violation !== undefined}
      pending={isPending}
      error={fieldError ? null : error}
      onClose={onClose}
      onSubmit={() => mutate(endRequestOf(values))}
    >
      {isIrrevocable(mandate, today) && (
        <Alert type="warning" title={t('end.irrevocable', { day: formatDate(mandate.irrevocableUntil ?? today) })}>
          {t('end.irrevocableText')}
        </Alert>
      )}
      {kinds.length > 1 && (
        <KindChoice mandate={mandate} kinds={kinds} kind={kind} onChange={(newKind) => change({ kind: newKind })} />
      )}
      <NoticeLetterFields mandate={mandate} values={values} errorAt={errorAt} onChange={change} />
      <Field label={t('field.termination.reason.short')} hint={t('status.reasonHint')} error={errorAt('reason')}>
        {(ids) => (
          <textarea
            {...ids}
            className={styles.lines}
            required
            maxLength={2000}
            value={reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        )}
      </Field>
      {end && 'day' in end && isLetter(kind) ? (
        <Alert type="info" title={t(`end.day.${kind}`, { day: formatDate(end.day) })} />
      ) : (
        !isLetter(kind) && <p>{t(mandate.status === 'PENDING' ? 'status.lead.PENDING' : 'status.lead.CLOSED')}</p>
      )}
    </ActionDialog>
  );
}

interface KindChoiceProps {
  mandate: Mandate;
  kinds: readonly EndKind[];
  kind: EndKind;
  onChange: (kind: EndKind) => void;
}

function KindChoice({ mandate, kinds, kind, onChange }: KindChoiceProps): ReactNode {
  const { t } = useTranslation('mandate');
  return (
    <fieldset className={styles.choices}>
      <legend>{t('end.how')}</legend>
      {kinds.map((each) => (
        <label key={each}>
          <input type="radio" name="end-kind" checked={each === kind} onChange={() => onChange(each)} />
          {endKindLabel(mandate, each, t)}
        </label>
      ))}
    </fieldset>
  );
}
