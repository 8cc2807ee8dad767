import { useMemo } from 'react';
import type { Labels } from '@pignon/shared/domain/audit/labels';
import { labelKey } from '@pignon/shared/domain/common/fields/field-labels';
import { CONTACT_FIELDS } from '@pignon/shared/domain/contact/contact-catalogue';
import { i18n, useTranslation } from '@pignon/shared/i18n';
import labels from '../messages/labels.fr.json';

let added = false;

/** Adds the French labels; the English ones come with the other English texts. */
function addLabels(): void {
  if (added) return;
  added = true;
  // silent: it happens while something is drawn that reads them at once
  i18n.addResourceBundle('fr', 'contact', labels, true, false, { silent: true });
}

/** The labels of all fields by path in the language of the screen, for conflicts. */
export function useLabelsByPath(): Labels {
  addLabels();
  const { t } = useTranslation('contact');
  return useMemo(() => Object.fromEntries(Object.keys(CONTACT_FIELDS).map((path) => [path, t(labelKey(path))])), [t]);
}
