import type { ReactNode } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import { mandateClock, type ClockHeadline, type MandateClock } from '@pignon/shared/domain/mandate/list/mandate-clock';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Term } from '../mandate-term';
import type { Words } from '../mandate-title';
import styles from './clock.module.css';

/** Headlines that the term column shows already. */
const TERM_HEADLINES: readonly ClockHeadline[] = ['LATE', 'NOTICE', 'SOON', 'TERM'];

/** Describes the drawn line in sentences. */
function sentenceOf({ from, until, spans }: MandateClock, t: Words): string {
  const days = (day: string) => formatDate(day);
  const all = spans.map((span) => t(`clock.span.${span.kind}`, { from: days(span.from), until: days(span.until) }));
  return [t('clock.line', { from: days(from), until: days(until) }), ...all].join(' ');
}

/** Term of a mandate: a line with its periods, and the most urgent deadline in words; hidden on the client's screen. */
export function MandateClockCell({ mandate }: { mandate: MandateSummary }): ReactNode {
  const { t } = useTranslation('mandate');
  const masked = usePrivacy();
  const clock = mandateClock(mandate, dayOf());
  if (!clock || masked) return <Term mandate={mandate} />;
  const { headline, about, now, spans } = clock;
  const sentence = sentenceOf(clock, t);
  return (
    <span className={styles.clock}>
      <Term mandate={mandate} />
      <span className={styles.line} role="img" aria-label={sentence} title={sentence}>
        <span className={styles.gone} style={{ inlineSize: `${now}%` }} />
        {spans.map(({ kind, start, end }) => (
          <span
            key={kind}
            className={styles[kind]}
            style={{ insetInlineStart: `${start}%`, inlineSize: `${end - start}%` }}
          />
        ))}
        <span className={styles.now} style={{ insetInlineStart: `${now}%` }} />
      </span>
      {!TERM_HEADLINES.includes(headline) && (
        <span className={styles.headline} data-kind={headline}>
          {t(`clock.${headline}`, { day: formatDate(about) })}
        </span>
      )}
    </span>
  );
}
