import { useState, type ReactNode } from 'react';
import { originalLine, type OriginalStack, type Unresolved } from '@pignon/shared/domain/client-error/original-stack';
import { useTranslation } from '@pignon/shared/i18n';
import { Button } from '@pignon/shared/ui/core';
import { useOriginalStack } from '../../data/original-stack.queries';
import styles from '../journal/journal.module.css';

const isResolved = ({ lines }: OriginalStack): boolean => lines.some(({ at }) => at !== undefined);

/** Reasons why a stack line has no source, most useful first. */
const REASONS = ['NO_MAP', 'SPOILT', 'NO_VERSION', 'NO_SOURCE', 'FOREIGN'] as const satisfies readonly Unresolved[];

function mainReason({ lines }: OriginalStack): Unresolved | undefined {
  const reasons = new Set(lines.map(({ why }) => why));
  return REASONS.find((one) => reasons.has(one));
}

/** A stack with source positions where known, and the browser's own text. */
export function StackView({ stack }: { stack: string }): ReactNode {
  const { t } = useTranslation('admin');
  const { data, isLoading, isError } = useOriginalStack(stack);
  const [wantsRaw, setWantsRaw] = useState(false);
  const resolved = data && isResolved(data) ? data : undefined;
  const why = data && !resolved ? mainReason(data) : undefined;
  const messageKey =
    (isLoading && 'errors.sources.seeking') || (isError && 'errors.sources.failed') || (why && `errors.why.${why}`);
  return (
    <section aria-label={t('errors.stack')} className={styles.told}>
      {resolved && (
        <Button aria-pressed={wantsRaw} onClick={() => setWantsRaw(!wantsRaw)}>
          {t('errors.sources.browser')}
        </Button>
      )}
      {messageKey && (
        <p className={styles.none} role="status">
          {t(messageKey)}
        </p>
      )}
      <pre className={styles.stack}>{resolved && !wantsRaw ? resolved.lines.map(originalLine).join('\n') : stack}</pre>
    </section>
  );
}
