import type { ReactNode } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import { TERMINATION_PARTIES } from '@pignon/shared/domain/mandate/mandate.enums';
import { noticeFrom } from '@pignon/shared/domain/mandate/mandate-termination';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { DayInput, Field, Input, Segmented } from '@pignon/shared/ui/core';
import styles from '../detail/detail.module.css';
import { isLetter, type EndValues } from './end-choice';

interface LetterFieldsProps {
  mandate: Mandate;
  values: EndValues;
  /** Error of a field. */
  errorAt: (path: string) => string | undefined;
  onChange: (typed: Partial<EndValues>) => void;
}

/** Author, date and number of the letter; for a withdrawal, its dispatch date. */
export function NoticeLetterFields({ mandate, values, errorAt, onChange }: LetterFieldsProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { kind, by, letterDate, letterNumber } = values;
  const letter = isLetter(kind);
  if (!letter && kind !== 'WITHDRAWAL') return null;
  const from = kind === 'NOTICE' ? (noticeFrom(mandate) ?? undefined) : undefined;
  return (
    <>
      {letter && (
        <div className={styles.labelled}>
          <span className={styles.soft} aria-hidden>
            {t('field.termination.by')}
          </span>
          <Segmented
            label={t('field.termination.by')}
            value={by}
            options={TERMINATION_PARTIES.map((value) => ({ value, label: t(`terminationParty.${value}`) }))}
            onChange={(value) => onChange({ by: value })}
          />
        </div>
      )}
      <Field
        label={t(letter ? 'field.termination.letterDate' : 'end.sent')}
        hint={t(letter ? 'end.letterDateHint' : 'end.sentHint')}
        error={errorAt('letterDate')}
      >
        {(ids) => (
          <DayInput
            {...ids}
            required
            value={letterDate}
            min={from}
            max={dayOf()}
            onChange={(day) => onChange({ letterDate: day })}
          />
        )}
      </Field>
      {letter && (
        <Field
          label={t('field.termination.letterNumber')}
          hint={by === 'AGENCY' ? t('end.letterReady') : undefined}
          error={errorAt('letterNumber')}
        >
          {(ids) => (
            <Input
              {...ids}
              required
              maxLength={40}
              value={letterNumber}
              onChange={({ target }) => onChange({ letterNumber: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
