import { memo, useEffect, useRef, type ComponentType } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { CheckIcon, classNames, IconButton, Tag, XIcon } from '@pignon/shared/ui/core';
import type { Selection } from './use-selection';

interface CartColumnProps<Id> {
  kind: 'properties' | 'contacts';
  ids: readonly Id[];
  selection: Selection<Id>;
  nameOf: (id: Id) => string;
  /** Score against the highlighted record, 0 to 100; undefined without match. */
  scoreOf: (id: Id) => number | undefined;
  onPoint: (id: Id | undefined) => void;
  onRemove: (id: Id) => void;
  /** Renders one record. */
  Content: ComponentType<{ id: Id }>;
}

function SelectAllBox<Id>({ ids, selection, label }: { ids: readonly Id[]; selection: Selection<Id>; label: string }) {
  const box = useRef<HTMLInputElement>(null);
  const isAllSelected = ids.length > 0 && selection.chosen.length === ids.length;
  const isPartlySelected = selection.chosen.length > 0 && !isAllSelected;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartlySelected;
  }, [isPartlySelected]);
  return (
    <label className="host-cart-box">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isAllSelected}
        disabled={ids.length === 0}
        onChange={selection.toggleAll}
      />
    </label>
  );
}

interface CartRowProps<Id> extends Pick<CartColumnProps<Id>, 'onPoint' | 'onRemove' | 'Content'> {
  id: Id;
  name: string;
  chosen: boolean;
  score: number | undefined;
  onToggle: (id: Id) => void;
}

function CartRowContent<Id extends string | number>(props: CartRowProps<Id>) {
  const { id, name, chosen, score, onToggle, onPoint, onRemove, Content } = props;
  const { t } = useTranslation('host');
  return (
    <li
      className={classNames(chosen && 'host-cart-chosen', score !== undefined && 'host-cart-lit')}
      onMouseEnter={() => onPoint(id)}
      onMouseLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(undefined)}
    >
      <label className="host-cart-box">
        <input type="checkbox" aria-label={t('cart.select', { name })} checked={chosen} onChange={() => onToggle(id)} />
      </label>
      <div className="host-cart-content">
        <Content id={id} />
      </div>
      {score !== undefined && (
        <Tag tone="green" icon={<CheckIcon />}>
          {t('cart.suits', { score })}
        </Tag>
      )}
      <IconButton label={t('cart.remove', { name })} icon={<XIcon />} onClick={() => onRemove(id)} />
    </li>
  );
}

/** Memoized: of hundreds of rows only changed ones rerender while the pointer moves. */
const CartRow = memo(CartRowContent) as typeof CartRowContent;

/** One kind of record in the cart, with selection, links and removal. */
export function CartColumn<Id extends string | number>(props: CartColumnProps<Id>) {
  const { kind, ids, selection, nameOf, scoreOf, onPoint, onRemove, Content } = props;
  const { t } = useTranslation('host');
  const title = t(`cart.${kind}`);
  return (
    <section className={`host-cart-column host-cart-${kind}`} aria-label={title}>
      <header>
        <SelectAllBox ids={ids} selection={selection} label={t(`cart.selectAll.${kind}`)} />
        <h2>
          {title} <span className="pg-tabular">{ids.length}</span>
        </h2>
      </header>
      {ids.length === 0 ? (
        <p>{t(kind === 'properties' ? 'cart.noProperty' : 'cart.noContact')}</p>
      ) : (
        <ul>
          {ids.map((id) => (
            <CartRow
              key={id}
              id={id}
              name={nameOf(id)}
              chosen={selection.has(id)}
              score={scoreOf(id)}
              onToggle={selection.toggle}
              onPoint={onPoint}
              onRemove={onRemove}
              Content={Content}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
