import { useMemo } from 'react';
import type { Labels } from '@pignon/shared/domain/audit/history-labels';
import type { REMOTE_WORDS } from '@pignon/shared/domain/choices/remote-words';
import { labelKey, shortKey } from '@pignon/shared/domain/common/fields/field-labels';
import { CONTACT_FIELDS } from '@pignon/shared/domain/contact/contact-catalogue';
import type { LabelledPath } from '@pignon/shared/domain/contact/contact-labels';
import { i18n, useTranslation } from '@pignon/shared/i18n';
import headings from '../messages/headings.fr.json';
import labels from '../messages/labels.fr.json';

type OwnWords = keyof (typeof REMOTE_WORDS)['contact'];

let isRegistered = false;

/** Adds the French labels that lists do not need; the English ones come with the other English texts. */
export function addLabels(): void {
  if (isRegistered) return;
  isRegistered = true;
  // without an event, as it runs during a render that reads the labels right after
  i18n.addResourceBundle('fr', 'contact', labels, true, false, { silent: true });
}

const hasText = (key: string): boolean => key in labels || key in headings;

/** Message key of a field's label, for components that take their own `t`. */
export function fieldKey(path: LabelledPath): string {
  addLabels();
  return labelKey(path);
}

/** Message key of a value, after loading its labels: `refusalReason.PRICE`. */
export function wordKey(words: OwnWords, value: string): string {
  addLabels();
  return `${words}.${value}`;
}

/** Names of fields in the language of the screen. */
interface FieldLabels {
  label: (path: LabelledPath) => string;
  /** The short form, where there is one. */
  heading: (path: LabelledPath) => string;
  /** Name and label of a field's input. */
  field: (path: LabelledPath) => { name: string; label: string };
  /** Label of the nth item of a list, from 1: `Téléphone 2`. */
  numbered: (path: LabelledPath, number: number) => string;
}

export function useFieldLabels(): FieldLabels {
  addLabels();
  const { t } = useTranslation('contact');
  return useMemo(() => {
    const label = (path: LabelledPath): string => t(labelKey(path));
    return {
      label,
      heading: (path) => (hasText(shortKey(path)) ? t(shortKey(path)) : label(path)),
      field: (path) => ({ name: path, label: label(path) }),
      numbered: (path, number) => label(path).replace('{n}', String(number)),
    };
  }, [t]);
}

/** The labels of all fields by path, for conflicts. */
export function useLabelsByPath(): Labels {
  const { label } = useFieldLabels();
  return useMemo(
    () => Object.fromEntries(Object.keys(CONTACT_FIELDS).map((path) => [path, label(path as LabelledPath)])),
    [label],
  );
}
