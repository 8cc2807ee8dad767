/** Lines inserted into a file before the first line that contains `before`. */
export interface Edit {
  file: string;
  before: string;
  lines: string;
  /** Output of `npm run records`. */
  isGenerated?: true;
}

const MESSAGES = 'remote-property/src/messages';

/**
 * All edits that add a property field, `mezzanineSize`, to form, sheet, list, export and history. docs/how-to.md lists
 * the same files.
 */
export const ADD_A_FIELD: readonly Edit[] = [
  {
    file: 'shared/domain/property/property.schema.ts',
    before: '  roomCount: Count.nullable(),',
    lines: '  mezzanineSize: Area.nullable(),\n',
  },
  {
    file: 'shared/domain/property/property-catalogue.ts',
    before: "  'propertyMetadata.roomCount'",
    lines: "  'propertyMetadata.mezzanineSize': { kind: 'AREA', appliesTo: 'WITH_ROOMS', column: 'mezzanineSize' },\n",
  },
  {
    file: 'shared/domain/property/property-labels.ts',
    before: "  'propertyMetadata.roomCount'",
    lines:
      "  'propertyMetadata.mezzanineSize': { fr: 'Surface de la mezzanine', en: 'Area of the mezzanine', short: { fr: 'Mezzanine', en: 'Mezzanine' } },\n",
  },
  ...(['fr', 'en'] as const).flatMap((language): Edit[] => [
    {
      file: `${MESSAGES}/headings.${language}.json`,
      before: '  "field.propertyMetadata.roomCount.short":',
      lines: '  "field.propertyMetadata.mezzanineSize.short": "Mezzanine",\n',
      isGenerated: true,
    },
    {
      file: `${MESSAGES}/labels.${language}.json`,
      before: '  "field.propertyMetadata.roomCount":',
      lines: '  "field.propertyMetadata.mezzanineSize": "Surface de la mezzanine",\n',
      isGenerated: true,
    },
  ]),
];
