import { XIcon } from '../icons';
import { useTranslation } from '@pignon/shared/i18n';
import './filter-chip.css';

/** An active filter with a remove button. */
export function FilterChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useTranslation('common');
  return (
    <span className="pg-chip">
      <span className="pg-chip-label" title={label}>
        {label}
      </span>
      <button type="button" aria-label={t('action.removeFilter', { label })} onClick={onRemove}>
        <XIcon />
      </button>
    </span>
  );
}
