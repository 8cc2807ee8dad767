import { labelsIn, labelTexts, type LabelTexts } from '@pignon/shared/domain/common/fields/field-labels';
import { CONTACT_LABELS, FRENCH_CONTACT_LABELS } from '@pignon/shared/domain/contact/contact-labels';
import { MEDIA_LABELS } from '@pignon/shared/domain/media/media-labels';
import { listedPaths as listedContactPaths } from '@pignon/shared/domain/contact/list/listed-paths';
import { LANGUAGES } from '@pignon/shared/domain/messages/messages.enums';
import { listedPaths } from '@pignon/shared/domain/property/list/listed-paths';
import { FRENCH_PROPERTY_LABELS, PROPERTY_LABELS } from '@pignon/shared/domain/property/property-labels';

/** The texts of fields' labels that screens read, by file: those of lists apart, so that lists carry no others. */
export function labelFiles(): Record<string, LabelTexts> {
  const files = LANGUAGES.flatMap((language) => {
    const property = labelTexts(PROPERTY_LABELS, listedPaths(), language);
    const contact = labelTexts(CONTACT_LABELS, listedContactPaths(), language);
    return [
      [`remote-property/src/messages/headings.${language}.json`, property.headings],
      [`remote-property/src/messages/labels.${language}.json`, property.others],
      [`remote-contact/src/messages/headings.${language}.json`, contact.headings],
      [`remote-contact/src/messages/labels.${language}.json`, contact.others],
    ] as const;
  });
  return Object.fromEntries(files);
}

/** The French labels of records alone, for what is written in French whatever the language of the screen. */
export const frenchLabelsSource =
  (): string => `/** Written by \`npm run records\`: the French labels of the fields of records. */
export const FRENCH_LABELS: Readonly<Record<'contact' | 'media' | 'property', Readonly<Record<string, string>>>> = ${JSON.stringify(
    { property: FRENCH_PROPERTY_LABELS, contact: FRENCH_CONTACT_LABELS, media: labelsIn(MEDIA_LABELS, 'fr') },
  )};
`;
