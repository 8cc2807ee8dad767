/** Lines inserted into a file before the first line that contains `before`. */
export interface Edit {
  file: string;
  before: string;
  lines: string;
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
    file: 'shared/domain/property/property-draft.ts',
    before: '  roomCount: null,',
    lines: '  mezzanineSize: null,\n',
  },
  {
    file: 'shared/domain/property/property-catalogue.ts',
    before: "  'propertyMetadata.roomCount'",
    lines:
      "  'propertyMetadata.mezzanineSize': { label: 'Surface de la mezzanine', kind: 'AREA', appliesTo: 'WITH_ROOMS', column: 'mezzanineSize' },\n",
  },
  {
    file: 'remote-property/src/features/form/sections/figures-section.tsx',
    before: "      {has('roomCount') && (",
    lines:
      '      {has(\'mezzanineSize\') && <NumberField name="propertyMetadata.mezzanineSize" label={t(\'figure.mezzanineSize\')} unit="m²" />}\n',
  },
  {
    file: 'remote-property/src/features/detail/sections/key-figures.tsx',
    before: "    { key: 'rooms', icon",
    lines: "    { key: 'mezzanineSize', icon: <RulerIcon />, value: area(facts.mezzanineSize) },\n",
  },
  {
    file: `${MESSAGES}/fr.json`,
    before: '  "figure.rooms":',
    lines: '  "figure.mezzanineSize": "Mezzanine",\n  "columns.mezzanineSize": "Mezzanine",\n',
  },
  {
    file: `${MESSAGES}/en.json`,
    before: '  "figure.rooms":',
    lines: '  "figure.mezzanineSize": "Mezzanine",\n  "columns.mezzanineSize": "Mezzanine",\n',
  },
];
