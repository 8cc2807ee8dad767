import { useMemo } from 'react';
import { useComposition } from '@pignon/shared/contract';
import { normalise } from '@pignon/shared/domain/common/text/normalise';
import { useTranslation } from '@pignon/shared/i18n';
import { useCreationDialog } from '../creation-dialog';
import { GROUPS, type Choice, type GroupName } from './choice';
import { usePrivacy } from '@pignon/shared/state';
import { createContactChoice } from './create-contact';
import { scoreOf } from './match';
import { useRecordChoices } from './record-choices';
import { screenChoices } from './screens';
import { useMandateChoices } from './use-mandate-choices';
import { usePageChoices, useProductActions, useSiteChoices } from './use-commands';
import type { Records } from './use-records';
import { useRecentChoices } from './use-recent-choices';

/** Pages offered before any were visited. */
const MAX_INITIAL_PAGES = 6;

export interface ChoiceGroup {
  name: GroupName;
  choices: readonly Choice[];
}

/** Filters and sorts choices by score; equal ones keep their order. */
function matchingChoices(searchText: string, choices: readonly Choice[]): Choice[] {
  const scoredChoices = choices.map((choice) => ({
    choice,
    score: Math.max(scoreOf(searchText, choice.label), scoreOf(searchText, choice.words ?? '') / 2),
  }));
  return scoredChoices
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ choice }) => choice);
}

const targetAddress = ({ does, leadsTo }: Choice): string | undefined => ('to' in does ? does.to : leadsTo);

/** Removes repeated addresses, and repeated titles of screens and actions; recent pages may share titles. */
function withoutRepeats(choices: readonly Choice[]): Choice[] {
  const knownKeys = new Set<string>();
  return choices.filter((choice) => {
    const address = targetAddress(choice);
    const dedupeKeys = [
      ...(choice.group === 'recent' ? [] : [`name ${normalise(choice.label)}`]),
      ...(address === undefined ? [] : [`address ${address}`]),
    ];
    const isNew = !dedupeKeys.some((dedupeKey) => knownKeys.has(dedupeKey));
    if (isNew) for (const dedupeKey of dedupeKeys) knownKeys.add(dedupeKey);
    return isNew;
  });
}

/** Groups lines; omits empty groups. */
function groupChoices(choices: readonly Choice[]): ChoiceGroup[] {
  return GROUPS.map((name) => ({ name, choices: choices.filter(({ group }) => group === name) })).filter(
    (group) => group.choices.length > 0,
  );
}

/** Lists all options for a typed text; without text, actions of the page and recent pages. */
export function useChoices(searchText: string, records: Records, onShowKeys: () => void): ChoiceGroup[] {
  const { t } = useTranslation('host');
  const composition = useComposition();
  const isPrivate = usePrivacy();
  const dialogFor = useCreationDialog();
  const page = usePageChoices();
  const actions = useProductActions(onShowKeys);
  const sites = useSiteChoices();
  const recent = useRecentChoices();
  const screens = useMemo(() => screenChoices(composition, t, dialogFor), [composition, t, dialogFor]);
  const mandates = useMandateChoices(searchText);
  const recordChoices = useRecordChoices(records.kind === 'found' ? records.hits : [], searchText);
  if (searchText.trim() === '') {
    const initialPages = screens
      .filter(({ group }) => group === 'screens')
      .slice(0, recent.length > 0 ? 0 : MAX_INITIAL_PAGES);
    return groupChoices(withoutRepeats([...page, ...recent, ...initialPages]));
  }
  // only after the search has responded: Enter must not create a contact who exists
  const create =
    records.kind === 'found' ? createContactChoice(searchText, composition.routes, t, isPrivate, dialogFor) : [];
  return groupChoices([
    ...matchingChoices(searchText, withoutRepeats([...page, ...screens, ...actions, ...sites])),
    ...mandates,
    ...recordChoices,
    ...create,
  ]);
}
