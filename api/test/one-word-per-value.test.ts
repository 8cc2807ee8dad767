import { choiceTexts, CHOICE_WORDS } from '@pignon/shared/domain/choices/choice-catalogue';
import { capitalize } from '@pignon/shared/domain/common/french';
import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';
import { designation } from '@pignon/shared/domain/documents/mandate/designation';
import { allFigures, bannerOf } from '@pignon/shared/domain/documents/property-facts';
import { propertySheet, type PropertySheet } from '@pignon/shared/domain/documents/property-sheet';
import { internalPart } from '@pignon/shared/domain/documents/property-sheet-internal';
import { registerPaper, type RegisterRow } from '@pignon/shared/domain/documents/register-paper';
import { sellerReportPaper, type SellerReportPaper } from '@pignon/shared/domain/documents/report/seller-report-paper';
import { aMandate, aPrincipal, aRegisterLine, mandateFacts } from '@pignon/shared/domain/documents/test/mandates';
import { anAgency, aVisit } from '@pignon/shared/domain/documents/test/document-fixtures';
import { windowCard } from '@pignon/shared/domain/documents/window-card';
import type { MandateStatus, MandateType } from '@pignon/shared/domain/mandate/mandate.enums';
import { refuseStatus } from '@pignon/shared/domain/mandate/mandate-status';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import type { RegisterLine } from '@pignon/shared/domain/mandate/register.schema';
import { scoreType } from '@pignon/shared/domain/matching/score-kind';
import type { PropertyColumn } from '@pignon/shared/domain/property/list/property-columns';
import * as property from '@pignon/shared/domain/property/property.enums';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { aProperty } from '@pignon/shared/domain/property/test/a-property';
import type { ProposalStatus } from '@pignon/shared/domain/proposal/proposal.enums';
import { refuseStep } from '@pignon/shared/domain/proposal/proposal-status';
import { summarizeFeedback } from '@pignon/shared/domain/visit/property-feedback';
import { VISIT_STATUSES, type VisitKind, type VisitStatus } from '@pignon/shared/domain/visit/visit.enums';
import type { Visit } from '@pignon/shared/domain/visit/visit.schema';
import { refuseVisitStatus } from '@pignon/shared/domain/visit/visit-status';
import { exportColumn as contactColumn } from '../src/modules/contact/list/export-columns';
import { EXPORT_COLUMNS as MANDATE_COLUMNS } from '../src/modules/mandate/list/export-columns';
import { REGISTER_COLUMNS } from '../src/modules/mandate/register/register-csv';
import { exportColumn as propertyColumn } from '../src/modules/property/export/export-columns';
import { changeEvents } from '../src/modules/visit/visit-events';

const DAY = '2026-11-21';

/** Label of a value of a sale or a letting in one output; null where it does not occur. */
type ValueText = (value: never, transaction: property.TransactionType) => string | null | undefined;

/** Extracts the words between a given beginning and end. */
const between = (text: string | undefined, start: string, end: string): string | undefined =>
  text?.split(start)[1]?.split(end)[0];

const inMandates = (column: 'status' | 'transactionType' | 'type', line: Partial<MandateSummary>): string =>
  MANDATE_COLUMNS[column].write(line as MandateSummary, String);

const inRegister = (title: string, overrides: Partial<RegisterLine>): string | undefined =>
  REGISTER_COLUMNS.find((column) => column.title === title)?.write(aRegisterLine(1, overrides), String);

const onRegister = (overrides: Partial<RegisterLine>): RegisterRow | undefined =>
  registerPaper([aRegisterLine(1, overrides)], { register: 'T' }, anAgency(), DAY).rows[0];

const inProperties = (column: PropertyColumn, line: object): string =>
  propertyColumn(column).write(line as Parameters<ReturnType<typeof propertyColumn>['write']>[0], String);

const onSheet = (overrides: Partial<Property>): PropertySheet =>
  propertySheet({
    property: aProperty(overrides),
    agency: anAgency(),
    mode: 'INTERNAL',
    negotiator: null,
    photos: [],
    day: DAY,
    internal: null,
  });

const mandateOnSheet = (overrides: Partial<MandateSummary>): string | undefined =>
  internalPart(aProperty(), {
    contacts: [],
    mandates: [{ ...aMandate(), registerNumber: null, startDate: null, ...overrides } as unknown as MandateSummary],
  }).mandates[0];

const onReport = (overrides: Partial<Visit>): SellerReportPaper['visits'][number] | undefined =>
  sellerReportPaper({
    property: aProperty(),
    from: DAY,
    to: DAY,
    visits: [aVisit(overrides)],
    planned: [],
    feedback: summarizeFeedback(0, []),
    matching: { count: 0, more: false },
    proposed: 0,
    portals: [],
    next: '',
    negotiators: [],
    agency: anAgency(),
    today: DAY,
  }).visits[0];

const figure = (label: string, metadata: Partial<Property['propertyMetadata']>): string | undefined =>
  allFigures(aProperty({ propertyMetadata: { ...aProperty().propertyMetadata, ...metadata } })).find(
    (each) => each.label === label,
  )?.value;

const fieldInProperties = (column: 'heating' | 'orientation', value: string): string =>
  inProperties(column, { columns: { [column]: value } });

const aRoom = (type: property.RoomType) => ({ ...aProperty().rooms[0]!, type });

/** Outputs other than screens that contain the label of an enumeration's value. */
const PLACES: Readonly<Record<string, Readonly<Record<string, ValueText>>>> = {
  transactionType: {
    'mandates as a table': (transactionType: property.TransactionType) =>
      inMandates('transactionType', { transactionType }),
    'properties as a table': (transactionType: property.TransactionType) =>
      inProperties('transactionType', { transactionType }),
    'the register as a table': (transactionType: property.TransactionType) => inRegister('Objet', { transactionType }),
    'the register': (transactionType: property.TransactionType) =>
      onRegister({ transactionType })?.purpose.split(' – ')[0],
  },
  mandateType: {
    'mandates as a table': (type: MandateType) => inMandates('type', { type }),
    'properties as a table': (mandateType: MandateType) => inProperties('mandateType', { mandateType }),
    'the register as a table': (type: MandateType) => inRegister('Type de mandat', { type }),
    'the register': (type: MandateType) => onRegister({ type })?.purpose.split(' – ')[1],
    'the sheet of a property': (type: MandateType) => between(mandateOnSheet({ type }), 'Mandat ', ' – '),
  },
  mandateStatus: {
    'mandates as a table': (status: MandateStatus, transactionType) =>
      inMandates('status', { status, transactionType }),
    'properties as a table': (mandateStatus: MandateStatus, transactionType) =>
      inProperties('mandateStatus', { mandateStatus, transactionType }),
    'the register as a table': (status: MandateStatus, transactionType) =>
      inRegister('Statut', { status, transactionType }),
    'the register': (status: MandateStatus, transactionType) => onRegister({ status, transactionType })?.state,
    'the sheet of a property': (status: MandateStatus, transactionType) =>
      mandateOnSheet({ status, transactionType })?.split(' – ')[1],
    'a refusal': (status: MandateStatus, transactionType) =>
      between(refuseStatus(status, status, transactionType)?.message, 'Ce mandat est ', '\u00a0:'),
  },
  visitStatus: {
    'the report to owners': (status: VisitStatus) => onReport({ status })?.outcome,
    'a refusal': (status: VisitStatus) => {
      const refused = VISIT_STATUSES.map((to) => refuseVisitStatus(status, to)).find((each) => each !== null);
      return refused ? between(refused.message, 'Cette visite est ', '\u00a0:') : null;
    },
    'an event': (status: VisitStatus) => {
      const before = aVisit({ status: status === 'PLANNED' ? 'CONFIRMED' : 'PLANNED' });
      return changeEvents(before, aVisit({ status }))[0]?.title.split('V26-00042 ')[1];
    },
  },
  visitKind: { 'the report to owners': (kind: VisitKind) => onReport({ kind })?.kind },
  proposalStatus: {
    'a refusal': (status: ProposalStatus) =>
      between(refuseStep(status, status, 'STAFF')?.message, 'Ce bien est ', '\u00a0:'),
  },
  eventType: {},
  contactType: {
    'contacts as a table': (type: ContactType) =>
      contactColumn('contactType').write(
        { contactType: [type] } as Parameters<ReturnType<typeof contactColumn>['write']>[0],
        String,
      ),
    'the sheet of a property': (type: ContactType) =>
      type === 'NEGOTIATOR'
        ? null
        : internalPart(aProperty({ contactTypes: { '12': [type] } }), { contacts: [aPrincipal()], mandates: [] })
            .contacts[0]?.role,
  },
  propertyStatus: {
    'properties as a table': (propertyStatus: property.PropertyStatus) =>
      inProperties('propertyStatus', { propertyStatus }),
    'the sheet of a property': (propertyStatus: property.PropertyStatus) =>
      onSheet({ propertyStatus }).kind.split(' · ').at(-1),
    'the banner of an advertisement': (propertyStatus: property.PropertyStatus) => {
      const banner = bannerOf(aProperty({ propertyStatus }));
      return banner.startsWith('À ') ? null : banner;
    },
  },
  propertyType: {
    'properties as a table': (propertyType: property.PropertyType) => inProperties('propertyType', { propertyType }),
    'the register as a table': (propertyType: property.PropertyType) => inRegister('Type de bien', { propertyType }),
    'the register': (propertyType: property.PropertyType) => onRegister({ propertyType })?.property.split(',')[0],
    'a mandate': (propertyType: property.PropertyType) =>
      JSON.stringify(designation(mandateFacts({}, { property: aProperty({ propertyType }) }))).match(
        /"Nature","value":"([^"]*)"/,
      )?.[1],
    'why a property suits': (propertyType: property.PropertyType) =>
      scoreType([propertyType], propertyType).text.split(',')[0],
  },
  roomType: {
    'the sheet of a property': (type: property.RoomType) => onSheet({ rooms: [aRoom(type)] }).rooms[0]?.name,
    'a mandate': (type: property.RoomType) =>
      JSON.stringify(designation(mandateFacts({}, { property: aProperty({ rooms: [aRoom(type)] }) }))).match(
        /"Composition","value":"([^"]*)"/,
      )?.[1],
  },
  feature: {
    'the sheet of a property': (feature: property.Feature) => onSheet({ features: [feature] }).features[0],
    'the card in the window': (feature: property.Feature) =>
      windowCard(aProperty({ features: [feature] }), anAgency(), { format: 'A4', orientation: 'portrait' }, [], DAY)
        .features[0],
  },
  orientation: {
    'properties as a table': (side: property.Orientation) => fieldInProperties('orientation', side),
    'the sheet of a property': (side: property.Orientation) => figure('Orientation', { orientation: [side] }),
  },
  heating: {
    'properties as a table': (heating: property.HeatingKind) => fieldInProperties('heating', heating),
    'the sheet of a property': (heating: property.HeatingKind) => figure('Chauffage', { heating }),
  },
  role: {},
  userStatus: {},
  // covered by one-word-per-remote-value.test.ts
  contactTitle: {},
  feeType: {},
  occupancy: {},
};

const SHOWN = choiceTexts('fr');

describe('an enumeration', () => {
  it('is covered by this test', () => {
    expect(Object.keys(PLACES).toSorted()).toEqual(Object.keys(CHOICE_WORDS).toSorted());
  });

  it.each(Object.entries(PLACES))('has one label per value everywhere: %s', (name, places) => {
    const differing = Object.keys(CHOICE_WORDS[name] ?? {}).flatMap((value) =>
      property.TRANSACTION_TYPES.flatMap((transaction) => {
        const expectedLabel = SHOWN[`${name}.${value}.${transaction}`] ?? SHOWN[`${name}.${value}`];
        return Object.entries(places).flatMap(([place, textOfValue]) => {
          const label = textOfValue(value as never, transaction);
          return label === null || capitalize(label ?? '') === expectedLabel
            ? []
            : [`${place}: ${label ?? ''}, not ${expectedLabel ?? ''}`];
        });
      }),
    );
    expect(differing).toEqual([]);
  });
});
