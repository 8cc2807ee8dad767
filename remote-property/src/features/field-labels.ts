import { useMemo } from 'react';
import type { Labels } from '@pignon/shared/domain/audit/history-labels';
import type { REMOTE_WORDS } from '@pignon/shared/domain/choices/remote-words';
import { labelKey, rentKey, shortKey } from '@pignon/shared/domain/common/fields/field-labels';
import { PROPERTY_FIELDS } from '@pignon/shared/domain/property/property-catalogue';
import type { LabelledPath } from '@pignon/shared/domain/property/property-labels';
import { i18n, useTranslation } from '@pignon/shared/i18n';
import headings from '../messages/headings.fr.json';
import labels from '../messages/labels.fr.json';

type OwnWords = keyof (typeof REMOTE_WORDS)['property'];

let isRegistered = false;

/** Adds the French labels that lists do not need; the English ones come with the other English texts. */
function addLabels(): void {
  if (isRegistered) return;
  isRegistered = true;
  // without an event, as it runs during a render that reads the labels right after
  i18n.addResourceBundle('fr', 'property', labels, true, false, { silent: true });
}

const hasText = (key: string): boolean => key in labels || key in headings;

/** Message key of a value, after loading its labels: `exemption.WORSHIP`. */
export function ownWordKey(words: OwnWords, value: string): string {
  addLabels();
  return `${words}.${value}`;
}

/** Names of fields in the language of the screen. */
interface FieldLabels {
  /** The full label; with `rent`, that of a letting where it differs. */
  label: (path: LabelledPath, rent?: boolean) => string;
  /** The short label, where there is one. */
  heading: (path: LabelledPath) => string;
  /** Name and label of a field's input. */
  field: (path: LabelledPath) => { name: string; label: string };
  /** Label of the nth item of a list, from 1: `Pièce 2`. */
  numbered: (path: LabelledPath, number: number) => string;
}

export function useFieldLabels(): FieldLabels {
  addLabels();
  const { t } = useTranslation('property');
  return useMemo(() => {
    const label = (path: LabelledPath, rent = false): string =>
      t(rent && hasText(rentKey(path)) ? rentKey(path) : labelKey(path));
    return {
      label,
      heading: (path) => (hasText(shortKey(path)) ? t(shortKey(path)) : label(path)),
      field: (path) => ({ name: path, label: label(path) }),
      numbered: (path, number) => label(path).replace('{n}', String(number)),
    };
  }, [t]);
}

/** The labels of all fields by path, for history and conflicts. */
export function useLabelsByPath(): Labels {
  const { label } = useFieldLabels();
  return useMemo(
    () => Object.fromEntries(Object.keys(PROPERTY_FIELDS).map((path) => [path, label(path as LabelledPath)])),
    [label],
  );
}
