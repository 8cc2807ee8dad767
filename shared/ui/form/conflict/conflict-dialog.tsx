import { useState, type ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { labelOf, inOrder, type Labels } from '@pignon/shared/domain/audit/history-labels';
import type { Choice, Conflict } from '@pignon/shared/domain/form/merge';
import { useTranslation } from '@pignon/shared/i18n';
import { Button } from '../../basic/button';
import { Dialog } from '../../basic/dialog';
import { ChoiceRow } from '../choice-row';
import type { OpenConflict } from '../session/form-state';
import { FormattedValue } from '../formatted-value';
import './conflict-dialog.css';

type ShowValue = (path: string, value: unknown) => ReactNode;

export interface ConflictDialogProps {
  conflict: OpenConflict<object> | null;
  labels: Labels;
  show?: ShowValue;
  onChoose: (choices: Readonly<Record<string, Choice>>) => void;
  onBack: () => void;
}

interface RowProps {
  conflict: Conflict;
  label: string;
  chosen: Choice;
  names: Readonly<Record<Choice, string>>;
  show?: ShowValue;
  onChoose: (choice: Choice) => void;
}

function Row({ conflict, label, chosen, names, show, onChoose }: RowProps) {
  const { t } = useTranslation('form');
  const displayValue = (value: unknown) => show?.(conflict.path, value) ?? <FormattedValue value={value} />;
  const sides = (['mine', 'theirs'] as const).map((side) => ({
    side,
    name: names[side],
    value: displayValue(conflict[side]),
  }));
  return (
    <ChoiceRow label={label} sides={sides} chosen={chosen} onChoose={onChoose}>
      <p className="pg-conflict-before">
        {t('form:conflict.was')} {displayValue(conflict.base)}
      </p>
    </ChoiceRow>
  );
}

function Choosing({
  conflict,
  labels,
  show,
  onChoose,
  onBack,
}: ConflictDialogProps & { conflict: OpenConflict<object> }) {
  const { t } = useTranslation('form');
  const { nameOf } = useColleagues();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const rows = inOrder(labels, conflict.merge.conflicts);
  const name = conflict.writer ? nameOf(conflict.writer.user) : t('form:conflict.someone');
  const otherLabel = conflict.writer ? t('form:conflict.theirs', { name }) : t('form:conflict.saved');
  const chooseAll = (side: Choice) => setChoices(Object.fromEntries(rows.map(({ path }) => [path, side])));
  return (
    <Dialog
      open
      title={t('form:conflict.title')}
      onClose={onBack}
      width={640}
      footer={
        <>
          <Button onClick={onBack}>{t('form:conflict.back')}</Button>
          <Button type="primary" onClick={() => onChoose(choices)}>
            {t(conflict.saves ? 'form:conflict.save' : 'form:conflict.apply')}
          </Button>
        </>
      }
    >
      <p>{conflict.saves ? t('form:conflict.lead', { name }) : t('form:conflict.leadDraft')}</p>
      <div className="pg-conflict-all">
        <Button size="small" onClick={() => chooseAll('mine')}>
          {t('form:conflict.allMine')}
        </Button>
        <Button size="small" onClick={() => chooseAll('theirs')}>
          {t('form:conflict.allTheirs')}
        </Button>
      </div>
      {rows.map((row) => (
        <Row
          key={row.path}
          conflict={row}
          label={labelOf(labels, row.path)}
          chosen={choices[row.path] ?? 'mine'}
          names={{ mine: t('form:conflict.mine'), theirs: otherLabel }}
          show={show}
          onChoose={(side) => setChoices((previousChoices) => ({ ...previousChoices, [row.path]: side }))}
        />
      ))}
    </Dialog>
  );
}

/** Conflicting fields of two users: both versions of each, to choose one by one or all at once. */
export function ConflictDialog(props: ConflictDialogProps) {
  return props.conflict && <Choosing {...props} conflict={props.conflict} />;
}
