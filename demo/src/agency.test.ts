import { byTime } from '@pignon/shared/domain/common/date-time';
import { dayOf } from '@pignon/shared/domain/common/day';
import { ContactSchema } from '@pignon/shared/domain/contact/contact.schema';
import { isInactive } from '@pignon/shared/domain/contact/erasure/inactivity.rules';
import { EventSchema } from '@pignon/shared/domain/event/event.schema';
import { MandateSchema } from '@pignon/shared/domain/mandate/mandate.schema';
import { isLettingForbidden } from '@pignon/shared/domain/property/certificate/class-calendar';
import { isCertificateValid } from '@pignon/shared/domain/property/energy';
import { displayedPrice } from '@pignon/shared/domain/property/price/price';
import { firstPropertyProblem } from '@pignon/shared/domain/property/property.rules';
import { PropertySchema } from '@pignon/shared/domain/property/property.schema';
import { roomFigures } from '@pignon/shared/domain/property/rooms';
import { UserSchema } from '@pignon/shared/domain/user/user.schema';
import { negativePoints, positivePoints } from '@pignon/shared/domain/visit/feedback-points';
import { VisitSchema } from '@pignon/shared/domain/visit/visit.schema';
import { z } from 'zod';
import { loadCommunes } from '../../api/src/places/communes';
import { mandateEvents, priceEvents } from './activity/draw-events';
import { DEMO_SIZE, describeAgency } from './agency';

const REFERENCE = new Date('2026-11-21T03:00:00Z');
const TODAY = '2026-11-21';
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const counts = <T>(list: readonly T[], key: (item: T) => string) =>
  list.reduce<Record<string, number>>((sums, item) => ({ ...sums, [key(item)]: (sums[key(item)] ?? 0) + 1 }), {});

async function describeDemo() {
  const communes = await loadCommunes();
  const agency = describeAgency(DEMO_SIZE, REFERENCE, communes);
  const properties = range(DEMO_SIZE.properties).map((index) => agency.property(index));
  const contacts = range(DEMO_SIZE.contacts).map((index) => agency.contact(index + 1));
  const references = new Map(properties.map((property) => [property.reference, property]));
  return { communes, agency, properties, contacts, references, mandates: agency.mandates(), visits: agency.visits() };
}
type Demo = Awaited<ReturnType<typeof describeDemo>>;
let communes: Demo['communes'];
let agency: Demo['agency'];
let properties: Demo['properties'];
let contacts: Demo['contacts'];
let references: Demo['references'];
let mandates: Demo['mandates'];
let visits: Demo['visits'];
beforeAll(async () => {
  ({ communes, agency, properties, contacts, references, mandates, visits } = await describeDemo());
});

describe('the demonstration agency', () => {
  it('has the documented numbers of records', () => {
    expect(agency.users).toHaveLength(12);
    expect(references.size).toBe(600);
    expect(contacts.filter((contact) => contact.filters.length > 0)).toHaveLength(500);
    expect(mandates).toHaveLength(450);
    expect(visits).toHaveLength(800);
    expect(Object.keys(counts(mandates, (mandate) => mandate.status)).sort()).toEqual([
      'CLOSED',
      'EXPIRED',
      'PENDING',
      'RUNNING',
      'SOLD',
    ]);
    expect(Object.keys(counts(properties, (property) => property.propertyStatus))).toHaveLength(9);
  });

  it('has a few dozen customers without activity for three years', () => {
    const inactiveContacts = contacts.filter(({ createdTime }) => isInactive(dayOf(createdTime), TODAY));
    expect(inactiveContacts.length).toBeGreaterThanOrEqual(24);
    expect(inactiveContacts.length).toBeLessThanOrEqual(60);
    const ids = new Set(inactiveContacts.map(({ id }) => id));
    for (const { consents, modifiedTime, nextFollowUp, contactType } of inactiveContacts) {
      expect(contactType).toEqual(['CUSTOMER']);
      expect(nextFollowUp).toBeNull();
      for (const day of [dayOf(modifiedTime), ...consents.map(({ date }) => date)])
        expect(isInactive(day, TODAY)).toBe(true);
    }
    const activeContacts = [
      ...visits.flatMap(({ contactIds }) => contactIds),
      ...agency
        .staffEvents()
        .flatMap(({ links }) => links.flatMap(({ kind, id }) => (kind === 'contact' ? Number(id) : []))),
      ...properties.flatMap(({ contactTypes }) => Object.keys(contactTypes).map(Number)),
    ];
    expect(activeContacts.filter((id) => ids.has(id))).toEqual([]);
  });

  it('names a contact of the property as buyer or tenant in each concluded mandate', () => {
    const sold = mandates.filter(({ status }) => status === 'SOLD');
    expect(sold.length).toBeGreaterThan(20);
    for (const { propertyRef, conclusion, registerDate } of sold) {
      const property = properties.find(({ reference }) => reference === propertyRef);
      expect(property?.contactTypes[String(conclusion?.contactId)]).toBeDefined();
      expect(conclusion?.price).toBe(property?.price);
      if (registerDate !== null) expect(conclusion?.date && conclusion.date >= dayOf(registerDate)).toBe(true);
    }
  });

  it('is the same at each run and depends only on the reference day', () => {
    const sameSeedAgency = describeAgency(DEMO_SIZE, REFERENCE, communes);
    expect(sameSeedAgency.property(123)).toEqual(properties[123]);
    expect(sameSeedAgency.contact(999)).toEqual(contacts[998]);
    const laterProperty = describeAgency(DEMO_SIZE, new Date('2027-02-01T00:00:00Z'), communes).property(123);
    expect({ title: laterProperty.title, price: laterProperty.price }).toEqual({
      title: properties[123]?.title,
      price: properties[123]?.price,
    });
  });

  it('holds only records that satisfy the product’s schemas', () => {
    const version = 1;
    const stamp = { version, media: [], mandateStatus: null, mandateType: null };
    for (const property of properties)
      expect(PropertySchema.safeParse({ ...property, ...stamp }).error).toBeUndefined();
    for (const contact of contacts)
      expect(ContactSchema.safeParse({ ...contact, erased: false, version }).error).toBeUndefined();
    const Mandates = MandateSchema.extend({ signedDaysAgo: z.int().nullable() });
    for (const mandate of mandates) expect(Mandates.safeParse({ ...mandate, version }).error).toBeUndefined();
    for (const visit of visits) expect(VisitSchema.safeParse({ ...visit, version }).error).toBeUndefined();
    const Users = UserSchema.extend({ uid: z.string() });
    for (const user of agency.users) expect(Users.safeParse(user).error).toBeUndefined();
    const events = [...agency.staffEvents(), ...properties.flatMap(priceEvents), ...mandates.flatMap(mandateEvents)];
    for (const event of events)
      expect(EventSchema.safeParse({ ...event, id: 1, author: null, version }).error).toBeUndefined();
    expect(events.length).toBeGreaterThan(1100);
  });

  it('violates no business rule', () => {
    for (const property of properties) {
      expect(firstPropertyProblem(property)).toBeNull();
      expect(property.price).toBe(displayedPrice(property));
      expect(property.financialInfo.priceHistory.at(-1)?.price).toBe(property.price);
      const { energyClass, date } = property.energyEfficiency;
      if (property.transactionType === 'RENT')
        expect(isLettingForbidden(energyClass, property.location, TODAY)).toBe(false);
      if (date !== null) expect(isCertificateValid(date, TODAY)).toBe(true);
      const { homeSize, roomCount, bedroomCount } = property.propertyMetadata;
      if (property.rooms.length > 0) {
        const computedFigures = roomFigures({
          ...property,
          propertyMetadata: { ...property.propertyMetadata, homeSize: null, roomCount: null, bedroomCount: null },
        });
        expect(computedFigures).toEqual({ homeSize, rooms: roomCount, bedrooms: bedroomCount });
      }
    }
  });

  it('never charges a tenant more than the legal maximum', () => {
    for (const { rentalInfo, propertyMetadata } of properties) {
      if (rentalInfo?.rentalFeeMode !== 'ZONE_CAP' || rentalInfo.tenantFee === null) continue;
      expect(rentalInfo.tenantFee).toBeLessThanOrEqual((propertyMetadata.homeSize ?? 0) * (10.09 + 3.03) + 1e-6);
      expect(rentalInfo.deposit).toBeLessThanOrEqual((rentalInfo.rent ?? 0) * (rentalInfo.furnished ? 2 : 1));
    }
  });

  it('gives the register numbers without gaps in the order of signature', () => {
    const registeredMandates = mandates.filter((mandate) => mandate.registerNumber !== null);
    const byNumber = [...registeredMandates].sort((a, b) => (a.registerNumber ?? 0) - (b.registerNumber ?? 0));
    expect(byNumber.map((mandate) => mandate.registerNumber)).toEqual(
      range(registeredMandates.length).map((index) => index + 1),
    );
    const dates = byNumber.map((mandate) => mandate.registerDate ?? '');
    expect(dates).toEqual([...dates].sort());
    for (const mandate of mandates) {
      if (mandate.type === 'PARTNER' || mandate.status === 'PENDING') expect(mandate.registerNumber).toBeNull();
      if (mandate.status === 'RUNNING') expect((mandate.endDate ?? '') >= TODAY).toBe(true);
      if (mandate.status === 'EXPIRED') expect((mandate.endDate ?? '9') < TODAY).toBe(true);
      if (mandate.status !== 'PENDING' && mandate.status !== 'CLOSED')
        expect(mandate.signatures.map((item) => item.contactId)).toEqual(mandate.counterParts);
    }
  });

  it('links only to existing records', () => {
    const ids = new Set(contacts.map((contact) => contact.id));
    const logins = new Set(agency.users.map((user) => user.loginEmail));
    for (const property of properties) {
      for (const id of Object.keys(property.contactTypes)) expect(ids.has(Number(id))).toBe(true);
      expect(logins.has(property.negotiator ?? '')).toBe(true);
    }
    for (const mandate of mandates) {
      const contactTypes = references.get(mandate.propertyRef)?.contactTypes ?? {};
      for (const id of mandate.counterParts) expect(contactTypes[String(id)]).toBeDefined();
    }
    for (const visit of visits) {
      expect(references.has(visit.propertyRef)).toBe(true);
      for (const id of visit.contactIds) expect(ids.has(id)).toBe(true);
    }
    const ownerIds = new Set(
      properties.flatMap((property) =>
        Object.entries(property.contactTypes)
          .filter(([, types]) => types.includes('OWNER'))
          .map(([id]) => id),
      ),
    );
    expect(ownerIds.size).toBe(contacts.filter((contact) => contact.contactType.includes('OWNER')).length);
  });

  it('gives each visited property feedback that suits its type', () => {
    const feedbackLines = visits.flatMap(({ propertyRef, feedback }) => {
      const type = references.get(propertyRef)?.propertyType;
      return feedback && type ? [{ type, ...feedback }] : [];
    });
    expect(feedbackLines.some(({ type }) => type === 'LAND')).toBe(true);
    for (const { type, positives, negatives } of feedbackLines) {
      expect(positivePoints([type])).toEqual(expect.arrayContaining(positives));
      expect(negativePoints([type])).toEqual(expect.arrayContaining(negatives));
      expect(positives.filter((point) => negatives.includes(point))).toEqual([]);
    }
  });

  it('never schedules a negotiator or a buyer in two places at once', () => {
    for (const person of [
      (visit: (typeof visits)[number]) => visit.negotiator,
      (visit: (typeof visits)[number]) => visit.groupId,
    ]) {
      const byWho = new Map<string, typeof visits>();
      for (const visit of visits) byWho.set(person(visit), [...(byWho.get(person(visit)) ?? []), visit]);
      for (const list of byWho.values()) {
        const ordered = [...list].sort((a, b) => byTime(a.start, b.start));
        ordered.slice(1).forEach((visit, index) => expect(visit.start >= (ordered[index]?.end ?? '')).toBe(true));
      }
    }
    for (const visit of visits) {
      const plan = agency.plans.find((item) => item.reference === visit.propertyRef);
      if (visit.start > REFERENCE.toISOString()) expect(plan?.propertyStatus).toBe('ACTIVE');
      if (visit.status === 'DONE') expect(visit.start < REFERENCE.toISOString()).toBe(true);
    }
  });

  it('writes distinct advertisements within the portals’ length limits', () => {
    expect(new Set(properties.map((property) => property.description)).size).toBeGreaterThan(560);
    for (const { title, description } of properties) {
      expect(title.length).toBeLessThanOrEqual(64);
      expect(`${title} ${description}`).not.toMatch(/ {2}|undefined|null|NaN| [.,]|\(\)/);
      expect(description.length).toBeGreaterThan(120);
    }
  });

  it('uses only telephone numbers and e-mail addresses reserved for fiction', () => {
    for (const contact of contacts) {
      for (const phone of contact.phone) expect(phone.number).toMatch(/^\+33(63998|53649)\d{4}$/);
      expect(contact.email).toMatch(/\.test$/);
    }
  });
});
