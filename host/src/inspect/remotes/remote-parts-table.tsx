import { useTranslation } from '@pignon/shared/i18n';
import { formatMilliseconds, formatMoment } from './durations';
import { StateTag } from './state-tag';
import type { Part } from './remote-parts';

function PartLine({ part }: { part: Part }) {
  const { t } = useTranslation('developer');
  const { kind, name, places, state, errorId, time } = part;
  return (
    <tr>
      <td>{t(`kind.${kind}`)}</td>
      <th scope="row">
        <code>{name}</code>
        {places.length > 0 && <span className="host-developer-soft">{places.join(', ')}</span>}
      </th>
      <td>
        <StateTag state={state} errorIds={errorId ? [errorId] : []} />
      </td>
      <td className="pg-tabular">{time && formatMoment(time.start)}</td>
      <td className="pg-tabular">{time && formatMilliseconds(time.durationMs)}</td>
    </tr>
  );
}

/** Parts of a remote, with start and duration. */
export function PartsTable({ name, parts }: { name: string; parts: readonly Part[] }) {
  const { t } = useTranslation('developer');
  const columns = ['kind', 'part', 'state', 'start', 'took'] as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than a telephone is scrolled by keys too
    <div className="host-developer-scroll" role="group" tabIndex={0} aria-label={t('parts.of', { name })}>
      <table className="host-developer-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`parts.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <PartLine key={part.kind + part.name} part={part} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
