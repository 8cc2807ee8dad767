import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, Trash2Icon } from '../../icons';
import { segmentsOf } from '@pignon/shared/domain/form/values';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, IconButton } from '../../basic/button';
import { useFormContext } from '../form-context';
import { useFormValue } from '../form-values';

export interface RepeatedFieldsProps<Item> {
  /** Path of the list in the values. */
  name: string;
  /** Values of a new line. */
  empty: Item;
  /** « Ajouter un téléphone ». */
  addLabel: string;
  /** Label of a line, counted from 1: « Téléphone 2 ». */
  lineLabel: (number: number) => string;
  most?: number;
  /** Lines can be reordered, where order matters. */
  movable?: boolean;
  /** Fields of a line, by its path: `rooms.2`. */
  children: (path: string, index: number) => ReactNode;
}

type Target = 'field' | 'up' | 'down' | 'remove';

const CONTROL = 'input, select, textarea';

/** Focuses a part of a line, or the add button when no line is left. */
function focusLine(lines: HTMLElement, line: number, target: Target): void {
  const row = lines.querySelectorAll<HTMLElement>(':scope > .pg-form-line')[line];
  const selector = target === 'field' ? CONTROL : `[data-does='${target}']:not(:disabled)`;
  const targetElement =
    row?.querySelector<HTMLElement>(selector) ?? (row ?? lines).querySelector<HTMLElement>('button:enabled');
  targetElement?.focus();
}

interface Goal {
  line: number;
  target: Target;
  /** New number of lines. */
  count: number;
}

/** Keeps the focus on the right line after adding, moving or removing, once rendered. */
function useLineFocus(count: number) {
  const lines = useRef<HTMLDivElement>(null);
  const reachedGoal = useRef<Goal>(undefined);
  const [focusGoal, setGoal] = useState<Goal>();
  useEffect(() => {
    if (!focusGoal || !lines.current || focusGoal.count !== count || reachedGoal.current === focusGoal) return;
    reachedGoal.current = focusGoal;
    focusLine(lines.current, focusGoal.line, focusGoal.target);
  }, [focusGoal, count]);
  return { list: lines, go: setGoal };
}

interface LineButtonsProps {
  label: string;
  index: number;
  count: number;
  movable: boolean | undefined;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function LineButtons({ label, index, count, movable, onMove, onRemove }: LineButtonsProps) {
  const { t } = useTranslation('form');
  return (
    <>
      {movable && (
        <>
          <IconButton
            label={t('form:moveUp', { label })}
            icon={<ArrowUpIcon />}
            data-does="up"
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            label={t('form:moveDown', { label })}
            icon={<ArrowDownIcon />}
            data-does="down"
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
        </>
      )}
      <IconButton label={t('form:remove', { label })} icon={<Trash2Icon />} data-does="remove" onClick={onRemove} />
    </>
  );
}

/** A list of field groups, to add and remove. */
export function RepeatedFields<Item>(props: RepeatedFieldsProps<Item>) {
  const { name, empty, addLabel, lineLabel, most = Infinity, movable, children } = props;
  const { form, changed } = useFormContext();
  const watched = useFormValue(name);
  const lines = Array.isArray(watched) ? (watched as Item[]) : [];
  const { list, go: setGoal } = useLineFocus(lines.length);
  // a removed line discards the state of its fields
  const [generation, setGeneration] = useState(0);
  const setItems = (newItems: Item[]) => {
    form.setFieldValue(segmentsOf(name), newItems);
    changed([name]);
  };
  const move = (from: number, to: number) => {
    const newItems = [...lines];
    newItems.splice(to, 0, ...newItems.splice(from, 1));
    setGeneration(generation + 1);
    setItems(newItems);
    setGoal({ line: to, target: to < from ? 'up' : 'down', count: lines.length });
  };
  const remove = (index: number) => {
    setGeneration(generation + 1);
    setItems(lines.filter((_, itemIndex) => itemIndex !== index));
    setGoal({ line: Math.min(index, lines.length - 2), target: 'remove', count: lines.length - 1 });
  };
  const add = () => {
    setItems([...lines, empty]);
    setGoal({ line: lines.length, target: 'field', count: lines.length + 1 });
  };
  return (
    <div ref={list} className="pg-form-lines pg-form-wide">
      {lines.map((_, index) => (
        <div key={`${generation}.${index}`} className="pg-form-line" role="group" aria-label={lineLabel(index + 1)}>
          <div className="pg-form-line-fields">{children(`${name}.${index}`, index)}</div>
          <LineButtons
            label={lineLabel(index + 1)}
            index={index}
            count={lines.length}
            movable={movable}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        </div>
      ))}
      {lines.length < most && (
        <Button type="text" icon={<PlusIcon />} onClick={add}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}
