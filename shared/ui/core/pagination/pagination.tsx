import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { IconButton } from '../../basic/button';
import { pageWindow } from './page-window';
import { SelectBox } from '../input/select-box';
import './pagination.css';

export type PaginationProps = {
  /** The page part of a list reply; numbers start at 0. */
  page: { number: number; size: number; totalElements: number; totalPages: number };
  onPage: (number: number) => void;
  onSize?: (size: number) => void;
  sizes?: readonly number[];
  /** Offers "all" beside the page sizes, and whether it is chosen. */
  whole?: { chosen: boolean; onChoose: () => void };
};

/** Value of "all" among the page sizes. */
const ALL_VALUE = 'all';

type SizeSelectProps = Required<Pick<PaginationProps, 'onSize' | 'sizes'>> &
  Pick<PaginationProps, 'whole'> & {
    size: number;
  };

/** Select of the page size. */
export function SizeSelect({ size, sizes, onSize, whole }: SizeSelectProps) {
  const { t } = useTranslation('common');
  const numbers = whole?.chosen ? sizes : [...new Set([...sizes, size])].sort((a, b) => a - b);
  const options = numbers.map((number) => ({ value: String(number), label: String(number) }));
  return (
    <label className="pg-pagination-size">
      <span>{t('paging.size')}</span>
      <SelectBox
        value={whole?.chosen ? ALL_VALUE : String(size)}
        options={whole ? [...options, { value: ALL_VALUE, label: t('paging.whole') }] : options}
        onChange={(newSize) => (newSize === ALL_VALUE ? whole?.onChoose() : onSize(Number(newSize)))}
      />
    </label>
  );
}

/** Position in a list, neighbouring pages and page size. */
export function Pagination({ page, onPage, onSize, sizes = [10, 20, 50, 100], whole }: PaginationProps) {
  const { t } = useTranslation('common');
  const from = page.totalElements === 0 ? 0 : page.number * page.size + 1;
  const to = Math.min((page.number + 1) * page.size, page.totalElements);
  return (
    <nav className="pg-pagination" aria-label={t('paging.label')}>
      <span className="pg-tabular" aria-live="polite">
        {t('paging.range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(page.totalElements) })}
      </span>
      <span className="pg-pagination-pages">
        <IconButton
          label={t('paging.previous')}
          icon={<ChevronLeftIcon />}
          disabled={page.number === 0}
          onClick={() => onPage(page.number - 1)}
        />
        {pageWindow(page.number, page.totalPages).map((number, position) =>
          number === undefined ? (
            <span key={`gap-${position}`} aria-hidden>
              …
            </span>
          ) : (
            <button
              key={number}
              type="button"
              aria-label={t('paging.page', { page: number + 1 })}
              aria-current={number === page.number ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {formatNumber(number + 1)}
            </button>
          ),
        )}
        <IconButton
          label={t('paging.next')}
          icon={<ChevronRightIcon />}
          disabled={page.number >= page.totalPages - 1}
          onClick={() => onPage(page.number + 1)}
        />
      </span>
      {onSize && <SizeSelect size={page.size} sizes={sizes} onSize={onSize} whole={whole} />}
    </nav>
  );
}
