import { labelTexts, type FieldLabels, type LabelTexts } from '@pignon/shared/domain/common/fields/field-labels';
import { frenchLabels, LABELLED_REMOTES, screenTexts } from '@pignon/shared/domain/audit/labelled-records';
import { choiceTexts } from '@pignon/shared/domain/choices/choice-catalogue';
import { REMOTE_WORDS } from '@pignon/shared/domain/choices/remote-words';
import { CONTACT_LABELS } from '@pignon/shared/domain/contact/contact-labels';
import { listedPaths as listedContactPaths } from '@pignon/shared/domain/contact/list/listed-paths';
import { LANGUAGES } from '@pignon/shared/domain/messages/messages.enums';
import { listedPaths } from '@pignon/shared/domain/property/list/listed-paths';
import { PROPERTY_LABELS } from '@pignon/shared/domain/property/property-labels';

/** Remotes whose first file of texts has only the headings of lists, with the paths of these. */
const SPLIT_REMOTES: readonly ['contact' | 'property', FieldLabels, ReadonlySet<string>][] = [
  ['property', PROPERTY_LABELS, listedPaths()],
  ['contact', CONTACT_LABELS, listedContactPaths()],
];

/** The texts of fields' labels that screens read, by file. */
export function labelFiles(): Record<string, LabelTexts> {
  const files = LANGUAGES.flatMap((language) => [
    ...SPLIT_REMOTES.flatMap(([remote, labels, listedFields]) => {
      const { headings, others } = labelTexts(labels, listedFields, language);
      const words = choiceTexts(language, REMOTE_WORDS[remote]);
      const at = `remote-${remote}/src/messages`;
      return [
        [`${at}/headings.${language}.json`, headings] as const,
        [`${at}/labels.${language}.json`, { ...others, ...words }] as const,
      ];
    }),
    ...LABELLED_REMOTES.map(
      (remote) => [`remote-${remote}/src/messages/labels.${language}.json`, screenTexts(remote, language)] as const,
    ),
  ]);
  return Object.fromEntries(files);
}

/** French labels of each kind of record, for documents that are French whatever the screen's language. */
export const frenchLabelSources = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(frenchLabels()).map(([kind, labels]) => [
      `shared/domain/audit/french-labels/${kind}.generated.ts`,
      `/** Written by \`npm run records\`: the French labels of the fields of each ${kind}. */
export const FRENCH_${kind.toUpperCase()}: Readonly<Record<string, string>> = ${JSON.stringify(labels)};
`,
    ]),
  );
