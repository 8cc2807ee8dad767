import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Alert } from '@pignon/shared/ui/core';
import { useIncomplete } from '../../data/print.queries';

const MOST_NAMED = 5;

interface PrintWarningProps {
  references: readonly string[];
  /** Something for everybody's eyes is about to be printed. */
  isPublic: boolean;
  onLeave: () => void;
}

/** Says which advertisements would hang in the window without what the law wants of them. */
export function PrintWarning({ references, isPublic, onLeave }: PrintWarningProps) {
  const { t } = useTranslation('property');
  const incomplete = useIncomplete(references, isPublic);
  if (incomplete.length === 0) return null;
  const named = incomplete.slice(0, MOST_NAMED);
  return (
    <Alert type="warning" title={t('print.incomplete', { count: incomplete.length })}>
      {t('print.incompleteText')}{' '}
      {named.map((reference, index) => (
        <span key={reference}>
          {index > 0 && ', '}
          <Link to={`/property/${reference}`} onClick={onLeave}>
            {reference}
          </Link>
        </span>
      ))}
      {incomplete.length > named.length && '…'}
    </Alert>
  );
}
