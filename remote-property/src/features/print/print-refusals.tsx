import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { Alert, Button, Field } from '@pignon/shared/ui/core';
import type { BlockedProperty } from '../../data/print.queries';
import { ProblemLine } from '../compliance/problem-line';
import styles from './print.module.css';

const MAX_NAMED = 5;
/** Maximum length of the reason. */
const MAX_REASON_LENGTH = 2000;

interface PrintRefusalsProps {
  blockedProperties: readonly BlockedProperty[];
  /** Number of properties to print. */
  count: number;
  /** True when the user may print anyway, with a reason. */
  mayInsist: boolean;
  reason: string;
  /** True after an attempt without a reason. */
  isReasonMissing: boolean;
  onReason: (reason: string) => void;
  onWorkingDocument: () => void;
  onLeave: () => void;
}

function BlockedLines({
  property,
  showsName,
  onLeave,
}: {
  property: BlockedProperty;
  showsName: boolean;
  onLeave: () => void;
}) {
  const { reference, problems } = property;
  return (
    <li>
      {showsName && (
        <Link to={paths.property(reference)} onClick={onLeave}>
          {reference}
        </Link>
      )}
      {problems.map((problem) => (
        <ProblemLine
          key={`${problem.path} ${problem.message}`}
          problem={problem}
          property={property}
          onLeave={onLeave}
        />
      ))}
    </li>
  );
}

/** Why properties may not be printed for a customer, links to fix it, and what may be printed instead. */
export function PrintRefusals({
  blockedProperties,
  count,
  mayInsist,
  reason,
  isReasonMissing,
  ...on
}: PrintRefusalsProps) {
  const { t } = useTranslation('property');
  const masked = usePrivacy();
  const hiddenCount = blockedProperties.length - MAX_NAMED;
  return (
    <div className={styles.refused}>
      <Alert type="warning" title={t('print.held', { count: blockedProperties.length })}>
        {masked ? (
          t('print.heldMasked')
        ) : (
          <>
            <ul className={styles.held}>
              {blockedProperties.slice(0, MAX_NAMED).map((property) => (
                <BlockedLines key={property.reference} property={property} showsName={count > 1} onLeave={on.onLeave} />
              ))}
            </ul>
            {hiddenCount > 0 && <p>{t('print.heldRest', { count: hiddenCount })}</p>}
            <p>{t('print.workingText')}</p>
            <Button size="small" onClick={on.onWorkingDocument}>
              {t('print.working')}
            </Button>
          </>
        )}
      </Alert>
      {mayInsist && (
        <Field
          label={t('print.reason')}
          hint={t('print.reasonHint')}
          error={isReasonMissing ? t('print.reasonMissing') : undefined}
        >
          {(ids) => (
            <textarea
              {...ids}
              className={styles.reason}
              rows={2}
              maxLength={MAX_REASON_LENGTH}
              aria-invalid={isReasonMissing || undefined}
              value={reason}
              onChange={({ target }) => on.onReason(target.value)}
            />
          )}
        </Field>
      )}
    </div>
  );
}
