import type { ReactNode } from 'react';
import { CheckIcon, CircleAlertIcon } from '../icons';
import { formatTime, useTranslation } from '@pignon/shared/i18n';
import { Button } from '../basic/button';
import { BlockerLink } from '../core/page/blocker-link';
import type { FormState } from './session/form-state';
import './save-bar.css';

export interface SaveBarProps {
  state: FormState<object>;
  /** Label of the field at a path; undefined when not on screen. */
  labelOf: (path: string) => string | undefined;
  verb?: string;
  onCancel?: () => void;
  onDiscard: () => void;
  /** Focuses the first invalid field. */
  onFix: () => void;
  onRetry: () => void;
}

const MAX_NAMED_FIELDS = 3;

/** Labels of invalid fields, each once. */
function useInvalidLabels({ state, labelOf }: Pick<SaveBarProps, 'state' | 'labelOf'>): string[] {
  return [...new Set(state.problems.flatMap(({ path }) => labelOf(path) ?? []))];
}

function InvalidFields({ invalidLabels, onFix }: { invalidLabels: readonly string[]; onFix: () => void }) {
  const { t } = useTranslation('form');
  const fields = invalidLabels.slice(0, MAX_NAMED_FIELDS).join(', ');
  const count = invalidLabels.length - MAX_NAMED_FIELDS;
  return (
    <button type="button" className="pg-save-fix" onClick={onFix}>
      {count > 0 ? t('form:missingMore', { fields, count }) : t('form:missing', { fields })}
    </button>
  );
}

function FailureStatus({
  children,
  blocker,
  onRetry,
}: {
  children: ReactNode;
  blocker?: string;
  onRetry?: () => void;
}) {
  const { t } = useTranslation('form');
  return (
    <span className="pg-save-failed">
      <CircleAlertIcon />
      <span>
        {children} {t('form:nothingLost')} <BlockerLink to={blocker} />
      </span>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {t('form:retry')}
        </Button>
      )}
    </span>
  );
}

function FormStatus(props: SaveBarProps) {
  const { t } = useTranslation('form');
  const { save, dirty, draft, version } = props.state;
  const invalidLabels = useInvalidLabels(props);
  if (save.kind === 'saving') return t('form:saving');
  if (save.kind === 'failed')
    return (
      <FailureStatus blocker={save.blocker} onRetry={save.again ? props.onRetry : undefined}>
        {save.message}
      </FailureStatus>
    );
  if (save.kind === 'invalid')
    return (
      <span className="pg-save-failed">
        <CircleAlertIcon />
        {invalidLabels.length > 0 && (
          <button type="button" className="pg-save-fix" onClick={props.onFix}>
            {t('form:wrong', { count: invalidLabels.length })}
          </button>
        )}
        {save.elsewhere.map(({ path, message }) => (
          <span key={path}>{message}</span>
        ))}
      </span>
    );
  if (save.kind === 'unchanged') return t('form:unchanged');
  if (save.kind === 'saved' && !dirty)
    return (
      <span className="pg-save-done">
        <CheckIcon />
        {t(save.merged ? 'form:savedMerged' : 'form:savedAt', { time: formatTime(save.at) })}
      </span>
    );
  if (save.kind === 'waits' && !dirty) return t('form:waits');
  if (invalidLabels.length > 0) return <InvalidFields invalidLabels={invalidLabels} onFix={props.onFix} />;
  if (!dirty) return t(version === undefined ? 'form:notYet' : 'form:clean');
  return draft.kind === 'kept' ? t('form:draftKept', { time: formatTime(draft.at) }) : t('form:dirty');
}

/** Status of the record and the save button, always visible at the foot of the form. */
export function SaveBar(props: SaveBarProps) {
  const { t } = useTranslation('form');
  const { save, dirty } = props.state;
  return (
    <div className="pg-save" role="group" aria-label={t('form:bar')}>
      <div className="pg-save-standing" role="status">
        <FormStatus {...props} />
      </div>
      {props.onCancel && <Button onClick={props.onCancel}>{t('form:back')}</Button>}
      {!props.onCancel && dirty && <Button onClick={props.onDiscard}>{t('form:cancel')}</Button>}
      <Button type="primary" htmlType="submit" loading={save.kind === 'saving'} aria-keyshortcuts="Control+S">
        {props.verb ?? t('form:save')}
      </Button>
    </div>
  );
}
