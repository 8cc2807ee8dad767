import { useId, useState, type InputHTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { SearchIcon } from '../../icons';
import { useTranslation } from '@pignon/shared/i18n';
import { classNames } from '../../basic/class-names';
import { Input } from '../../basic/input';
import { sentenceOf } from '../page/error-sentence';
import { useSettled } from '../input/use-settled';
import './picker.css';

const SETTLE_MS = 300;

interface HitsState<Hit> {
  data: readonly Hit[] | undefined;
  error: unknown;
}

export interface PickerProps<Hit> {
  label: string;
  /** Searches for a text; called only after a pause in typing. */
  useHits: (text: string) => HitsState<Hit>;
  /** Minimum number of characters before a search. */
  least: 2 | 3;
  /** Text for no results, when the default is too vague. */
  noneText?: string;
  keyOf: (hit: Hit) => string;
  draw: (hit: Hit) => ReactNode;
  onPick: (hit: Hit) => void;
  /** Text of a free-text field; without it the text is cleared after a choice or blur. */
  text?: string;
  onText?: (text: string) => void;
  /** Attributes that a form sets on its field: id for the label, description. */
  field?: Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>;
}

function useResultMessage(
  { data, error }: HitsState<unknown>,
  query: string,
  typedText: string,
  min: 2 | 3,
  noneText?: string,
): string | undefined {
  const { t } = useTranslation('common');
  if (typedText.length < min) return t(min === 2 ? 'MIN_2_CHARS' : 'MIN_3_CHARS');
  if (error) return sentenceOf(error) ?? t('state.error');
  if (query !== typedText || !data) return t('LOADING');
  return data.length === 0 ? (noneText ?? t('NO_DATA')) : undefined;
}

/** Tracks the highlighted hit and handles the keys. */
function useKeys<Hit>(hits: readonly Hit[], isOpen: boolean, pick: (hit: Hit) => void, close: () => void) {
  const [chosenIndex, setChosenIndex] = useState(0);
  const activeIndex = Math.min(chosenIndex, Math.max(hits.length - 1, 0));
  const onKeyDown = (event: KeyboardEvent) => {
    // Ctrl+Enter saves the form; Enter alone must not submit it
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return;
    if (event.key === 'Enter') event.preventDefault();
    if (!isOpen) return;
    const hit = hits[activeIndex];
    if (event.key === 'ArrowDown') setChosenIndex(Math.min(activeIndex + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') setChosenIndex(Math.max(activeIndex - 1, 0));
    else if (event.key === 'Escape') close();
    else if (event.key !== 'Enter') return;
    else if (hit !== undefined) pick(hit);
    event.preventDefault();
    event.stopPropagation();
  };
  return { place: activeIndex, setAt: setChosenIndex, press: onKeyDown };
}

/** A combobox that searches: arrows move, Enter selects, Escape closes. */
export function Picker<Hit>(props: PickerProps<Hit>): ReactNode {
  const { label, useHits, least, noneText, keyOf, draw, onPick, text: pickedText, onText, field } = props;
  const list = useId();
  const [ownText, setOwnText] = useState('');
  const [open, setOpen] = useState(false);
  const text = pickedText ?? ownText;
  const typedText = text.trim();
  const isOpen = open && typedText !== '';
  const query = useSettled(open ? typedText : '', SETTLE_MS, '');
  const hitsState = useHits(query);
  const resultMessage = useResultMessage(hitsState, query, typedText, least, noneText);
  const hits = isOpen && query === typedText && typedText.length >= least ? (hitsState.data ?? []) : [];
  const close = () => {
    setOpen(false);
    if (!onText) setOwnText('');
  };
  const pick = (hit: Hit) => {
    close();
    onPick(hit);
  };
  const { place: activeIndex, setAt: setChosenIndex, press: onKeyDown } = useKeys(hits, isOpen, pick, close);
  return (
    <div className="pg-picker">
      <Input
        {...field}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={hits[activeIndex] === undefined ? undefined : `${list}-${activeIndex}`}
        aria-label={onText && field?.id ? undefined : label}
        autoComplete="off"
        placeholder={onText ? undefined : label}
        prefix={onText ? undefined : <SearchIcon />}
        value={text}
        onChange={({ target }) => {
          (onText ?? setOwnText)(target.value);
          setOpen(true);
          setChosenIndex(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div className="pg-picker-found" hidden={!isOpen}>
        <p role="status" className="pg-picker-soft">
          {isOpen ? resultMessage : ''}
        </p>
        <ul id={list} role="listbox" aria-label={label}>
          {hits.map((hit, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard chooses in the field
            <li
              key={keyOf(hit)}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === activeIndex}
              className={classNames(index === activeIndex && 'pg-picker-pointed')}
              onMouseDown={(event) => event.preventDefault()}
              onMouseEnter={() => setChosenIndex(index)}
              onClick={() => pick(hit)}
            >
              {draw(hit)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
