import { formatDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { Button } from '../../basic/button';
import { Alert } from '../../basic/alert';
import type { DraftState } from '../session/form-state';

/** Notice that a draft was restored, with a button that discards it. */
export function DraftBar({
  draft,
  isNew,
  onStartOver,
}: {
  draft: DraftState;
  isNew: boolean;
  onStartOver: () => void;
}) {
  const { t } = useTranslation('form');
  if (draft.kind !== 'resumed') return null;
  const storedAt = { day: formatDate(draft.at), time: formatTime(draft.at) };
  return (
    <div className="pg-form-draft">
      <Alert
        type="info"
        title={t(draft.merged ? 'form:draftMerged' : 'form:draftResumed', storedAt)}
        action={
          <Button size="small" onClick={onStartOver}>
            {t(isNew ? 'form:dropDraft' : 'form:startOver')}
          </Button>
        }
      />
    </div>
  );
}
