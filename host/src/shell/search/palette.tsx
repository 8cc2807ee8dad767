import { useEffect, useEffectEvent, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { opensTab } from '@pignon/shared/state';
import { useNavigate } from '@pignon/shared/router';
import { Button, RefreshCwIcon } from '@pignon/shared/ui/core';
import type { Choice } from './choice';
import { ChoiceLine } from './choice-line';
import { useChoices, type ChoiceGroup } from './use-choices';
import { useRecords, type Records } from './use-records';
import './palette.css';

/** Handles a key of the input above the list. @returns true when the list used it */
export type PressKey = (event: KeyboardEvent<HTMLInputElement>) => boolean;

export interface PaletteProps {
  /** Id of the listbox, prefix of its lines' ids. */
  id: string;
  typed: string;
  /** Receives the list's key handler for the input. */
  pressRef: RefObject<PressKey | undefined>;
  /** Reports the id of the active line, which Enter selects. */
  onActive: (id: string | undefined) => void;
  /** Called before an action or a navigation here. */
  onChosen: (does: Choice['does']) => void;
  onShowKeys: () => void;
}

/** Active line, which Enter selects: the one moved to, else the first enabled one. */
function useActive(groups: readonly ChoiceGroup[], typed: string) {
  const enabledChoices = groups.flatMap(({ choices }) => choices.filter(({ disabled }) => !disabled));
  const [movedTo, setMovedTo] = useState<{ id: string; typed: string }>();
  const currentIndex = movedTo?.typed === typed ? enabledChoices.findIndex(({ id }) => id === movedTo.id) : -1;
  const active: Choice | undefined = enabledChoices[Math.max(currentIndex, 0)];
  const moveTo = (choice: Choice | undefined) => choice && setMovedTo({ id: choice.id, typed });
  return { all: enabledChoices, active, isMoved: currentIndex >= 0, moveTo };
}

/** True when the caret is at that end already. */
function isCaretAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, key: 'Home' | 'End'): boolean {
  return selectionStart === selectionEnd && selectionStart === (key === 'Home' ? 0 : value.length);
}

function Hint({ records, empty }: { records: Records; empty: boolean }) {
  const { t } = useTranslation('host');
  switch (records.kind) {
    case 'short':
      return <p className="host-palette-hint">{t('common:MIN_3_CHARS')}</p>;
    case 'loading':
      return <p className="host-palette-hint">{t('common:LOADING')}</p>;
    case 'failed':
      return (
        <p className="host-palette-hint host-palette-failed">
          {t('search.failed')}
          <Button size="small" icon={<RefreshCwIcon />} onClick={records.retry}>
            {t('common:state.retry')}
          </Button>
        </p>
      );
    case 'found':
      return empty || records.hits.length === 0 ? <p className="host-palette-hint">{t('common:NO_DATA')}</p> : null;
  }
}

/** Announces the result of the search to screen readers. */
function useResultMessage(records: Records, count: number): string {
  const { t } = useTranslation('host');
  switch (records.kind) {
    case 'short':
      return t('common:MIN_3_CHARS');
    case 'loading':
      return t('common:LOADING');
    case 'failed':
      return t('search.failed');
    case 'found':
      return count === 0 ? t('common:NO_DATA') : t('search.results', { count });
  }
}

/** Results of the search: records, pages, actions. The focus stays in the input, which forwards its keys. */
export function Palette({ id, typed, pressRef, onActive, onChosen, onShowKeys }: PaletteProps) {
  const { t } = useTranslation('host');
  const navigate = useNavigate();
  const records = useRecords(typed);
  const groups = useChoices(typed, records, onShowKeys);
  const { all: enabledChoices, active, isMoved, moveTo } = useActive(groups, typed);
  const resultMessage = useResultMessage(records, enabledChoices.filter(({ group }) => group !== 'create').length);
  const lineId = (choice: Choice) => `${id}-${choice.id.replace(/[^\w-]+/g, '-')}`;
  const activeId = active && lineId(active);

  const choose = ({ does }: Choice, inNewTab: boolean) => {
    if ('to' in does && inNewTab) {
      opensTab();
      window.open(does.to, '_blank', 'noopener');
      return;
    }
    onChosen(does);
    if ('run' in does) does.run();
    else if ('href' in does) window.open(does.href, '_blank', 'noopener');
    else if (does.instead) does.instead();
    else void navigate(does.to);
  };
  const moveActive = (step: 1 | -1) => {
    const currentIndex = active ? enabledChoices.indexOf(active) : -1;
    moveTo(enabledChoices.at((currentIndex + step) % enabledChoices.length));
  };
  const onKey = useEffectEvent((event: KeyboardEvent<HTMLInputElement>): boolean => {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        moveActive(event.key === 'ArrowDown' ? 1 : -1);
        return true;
      case 'Home':
      case 'End':
        if (!isMoved && !isCaretAtEdge(event.currentTarget, event.key)) return false;
        moveTo(enabledChoices.at(event.key === 'Home' ? 0 : -1));
        return true;
      case 'Enter':
        if (active) choose(active, event.ctrlKey || event.metaKey);
        else if (records.kind === 'failed') records.retry();
        return true;
      default:
        return false;
    }
  });
  useEffect(() => {
    pressRef.current = (event) => onKey(event);
    return () => {
      pressRef.current = undefined;
    };
  }, [pressRef]);
  useEffect(() => {
    onActive(activeId);
    if (isMoved && activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => onActive(undefined);
  }, [activeId, isMoved, onActive]);

  return (
    <>
      <p className="pg-hidden" role="status">
        {resultMessage}
      </p>
      <div className="host-palette" role="listbox" id={id} aria-label={t('search.label')}>
        {groups.map(({ name, choices }) => (
          <div key={name} role="group" aria-label={t(`search.group.${name}`)}>
            <p className="pg-menu-group" aria-hidden>
              {t(`search.group.${name}`)}
            </p>
            {choices.map((choice) => (
              <ChoiceLine
                key={choice.id}
                id={lineId(choice)}
                choice={choice}
                typed={typed}
                active={choice === active}
                onPoint={() => moveTo(choice)}
                onChosen={onChosen}
              />
            ))}
          </div>
        ))}
      </div>
      <Hint records={records} empty={enabledChoices.length === 0} />
    </>
  );
}
