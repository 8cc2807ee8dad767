import { useMemo } from 'react';
import { useComposition } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { GROUPS, type Choice, type GroupName } from './choice';
import { scoreOf } from './match';
import { useRecordChoices } from './record-choices';
import { screenChoices } from './screens';
import { usePageChoices, useProductActions, useSiteChoices } from './use-commands';
import type { Records } from './use-records';
import { useRecentChoices } from './use-recent-choices';

/** How many screens are offered to somebody who has been nowhere yet. */
const FIRST_PLACES = 6;

export interface ChoiceGroup {
  name: GroupName;
  choices: readonly Choice[];
}

/** What answers the text, the best first; equal ones in the order they are given. */
function answering(typed: string, choices: readonly Choice[]): Choice[] {
  const scored = choices.map((choice) => ({
    choice,
    score: Math.max(scoreOf(typed, choice.label), scoreOf(typed, choice.words ?? '') / 2),
  }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ choice }) => choice);
}

/** In groups, those without a line left out. */
function grouped(choices: readonly Choice[]): ChoiceGroup[] {
  return GROUPS.map((name) => ({ name, choices: choices.filter(({ group }) => group === name) })).filter(
    (group) => group.choices.length > 0,
  );
}

/** Everything the list offers for what was typed: while nothing is, what this page can do and where one was. */
export function useChoices(typed: string, records: Records, onShowKeys: () => void): ChoiceGroup[] {
  const { t } = useTranslation('host');
  const composition = useComposition();
  const page = usePageChoices();
  const actions = useProductActions(onShowKeys);
  const sites = useSiteChoices();
  const recent = useRecentChoices();
  const screens = useMemo(() => screenChoices(composition, t), [composition, t]);
  const found = useRecordChoices(records.kind === 'found' ? records.hits : [], typed);
  if (typed.trim() === '') {
    const places = screens.filter(({ group }) => group === 'screens').slice(0, recent.length > 0 ? 0 : FIRST_PLACES);
    return grouped([...page, ...recent, ...places]);
  }
  return grouped([...answering(typed, [...page, ...screens, ...actions, ...sites]), ...found]);
}
