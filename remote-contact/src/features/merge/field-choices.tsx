import type { ReactNode } from 'react';
import { labelOf } from '@pignon/shared/domain/audit/history-labels';
import type { ContactFields } from '@pignon/shared/domain/contact/contact.schema';
import type { MergeConflict } from '@pignon/shared/domain/contact/merge/merge-contacts';
import type { ChosenField, MergeChoice } from '@pignon/shared/domain/contact/merge/merge.enums';
import type { MergeChoices } from '@pignon/shared/domain/contact/merge/merge.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { Panel, PanelNote, ScaleIcon } from '@pignon/shared/ui/core';
import { ChoiceRow } from '@pignon/shared/ui/form';
import { useLabelsByPath } from '../field-labels';
import { hasOwnText, FormattedContactValue } from '../form/format-contact-value';
import styles from './merge.module.css';

type Person = NonNullable<ContactFields['secondPerson']>;
type Birth = NonNullable<ContactFields['birth']>;

const filled = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ');

/** A value of a record in words. */
function FieldValue({ field, value }: { field: ChosenField; value: unknown }): ReactNode {
  if (hasOwnText(field, value)) return <FormattedContactValue path={field} value={value} />;
  if (field === 'nextFollowUp') return formatDate(value as string);
  if (field === 'secondPerson') {
    const { firstName, lastName, email } = value as Person;
    return filled([firstName, lastName, email]);
  }
  if (field === 'birth' || field === 'secondBirth') {
    const { date, place } = value as Birth;
    return filled([date && formatDate(date), place]);
  }
  return String(value);
}

interface FieldChoicesProps {
  conflicts: readonly MergeConflict[];
  choices: MergeChoices;
  onChoose: (field: ChosenField, side: MergeChoice) => void;
}

/** The fields in which two records contradict each other, to choose from one by one. */
export function FieldChoices({ conflicts, choices, onChoose }: FieldChoicesProps): ReactNode {
  const { t } = useTranslation('contact');
  const labels = useLabelsByPath();
  const sidesOf = ({ field, kept, gone }: MergeConflict) => [
    { side: 'kept' as MergeChoice, name: t('merge.side.kept'), value: <FieldValue field={field} value={kept} /> },
    { side: 'gone' as MergeChoice, name: t('merge.side.gone'), value: <FieldValue field={field} value={gone} /> },
    ...(field === 'observation'
      ? [{ side: 'both' as MergeChoice, name: t('merge.side.both'), value: t('merge.bothText') }]
      : []),
  ];
  return (
    <Panel title={t('merge.differs')} icon={<ScaleIcon />} count={conflicts.length}>
      <PanelNote>{t(conflicts.length === 0 ? 'merge.agree' : 'merge.differsText')}</PanelNote>
      <div className={styles.rows}>
        {conflicts.map((conflict) => (
          <ChoiceRow
            key={conflict.field}
            label={labelOf(labels, conflict.field)}
            sides={sidesOf(conflict)}
            chosen={choices[conflict.field] ?? conflict.proposed}
            onChoose={(side) => onChoose(conflict.field, side)}
          />
        ))}
      </div>
    </Panel>
  );
}
