import { normalise } from '@pignon/shared/domain/common/text/normalise';
import type { ContactFields, Phone } from '@pignon/shared/domain/contact/contact.schema';
import type { Calendar } from '../calendar';
import type { DemoProperty } from '../property/draw-property';
import { Random } from '../random';
import { drawAddress, drawPlace, type Place } from '../region/place';
import type { ContactRanges } from './contact-ranges';
import { drawCriteria } from './draw-criteria';
import { COMPANY_WORDS, LAST_NAMES, MEN, WOMEN } from './names';
import { observationOf } from './observations';

export interface DemoContact extends ContactFields {
  id: number;
  createdTime: string;
  modifiedTime: string;
}

export interface ContactContext {
  calendar: Calendar;
  ranges: ContactRanges;
  places: readonly Place[];
  negotiators: readonly string[];
  /** A property that a customer could buy or rent: criteria are drawn around it. */
  anchorOf: (contactId: number) => DemoProperty;
}

/** Numbers from the ranges that ARCEP reserves for fiction. */
function drawPhones(id: number, random: Random, professional: boolean): Phone[] {
  const four = String((id * 37) % 10_000).padStart(4, '0');
  const mobile: Phone = { number: `+3363998${four}`, type: 'MOBILE', main: true, note: '' };
  const fixed: Phone = {
    number: `+3353649${four}`,
    type: professional ? 'WORK' : 'HOME',
    main: professional,
    note: '',
  };
  if (professional) return random.chance(0.6) ? [fixed, { ...mobile, main: false }] : [fixed];
  return random.chance(0.3) ? [mobile, { ...fixed, note: random.chance(0.3) ? 'Le soir' : '' }] : [mobile];
}

const MAILBOXES = ['courriel.test', 'boite.test', 'famille.test', 'messagerie.test'];

const slug = (text: string) => normalise(text).replace(/[^a-z0-9]+/g, '-');

function drawPerson(id: number, random: Random) {
  const woman = random.chance(0.5);
  const firstName = random.pick(woman ? WOMEN : MEN);
  const lastName = random.pick(LAST_NAMES);
  return {
    title: woman ? ('MRS' as const) : ('MR' as const),
    firstName,
    lastName,
    email: `${slug(firstName)}.${slug(lastName)}${id}@${random.pick(MAILBOXES)}`,
  };
}

type Professional = 'NOTARY' | 'PARTNER' | 'SUPPLIER';
const isProfessional = (kind: string): kind is Professional => kind in COMPANY_WORDS;

function drawCompany(kind: Professional, lastName: string, city: string, random: Random): string {
  return random.pick(COMPANY_WORDS[kind]).replace('{name}', lastName).replace('{city}', city);
}

function drawSecondPerson(lastName: string, woman: boolean, random: Random): ContactFields['secondPerson'] {
  if (!random.chance(0.4)) return null;
  return {
    title: woman ? 'MR' : 'MRS',
    firstName: random.pick(woman ? MEN : WOMEN),
    lastName: random.chance(0.75) ? lastName : random.pick(LAST_NAMES),
    email: null,
  };
}

function drawConsents(calendar: Calendar, age: number, random: Random): ContactFields['consents'] {
  const date = calendar.day(-age);
  const proof = random.pick(['Formulaire du site', 'Bon de visite signé', 'Courriel de confirmation']);
  const consents: ContactFields['consents'] = [{ channel: 'EMAIL', given: random.chance(0.82), date, proof }];
  if (random.chance(0.7)) consents.push({ channel: 'PHONE', given: random.chance(0.75), date, proof });
  return consents;
}

const bornNear = (calendar: Calendar, random: Random, place: Place) => ({
  date: calendar.day(-random.int(29, 84) * 365 - random.int(0, 364)),
  place: place.commune.name,
});

/** `second` draws only the second person: the first stays the same. */
function drawCivilStatus(calendar: Calendar, couple: boolean, random: Random, place: Place, second: Random) {
  return {
    birth: { date: calendar.day(-random.int(29, 84) * 365 - random.int(0, 364)), place: place.commune.name },
    secondBirth: couple ? bornNear(calendar, second, place) : null,
    maritalStatus: couple
      ? random.pick([
          'Mariés sous le régime de la communauté',
          'Mariés sous le régime de la séparation de biens',
          'Pacsés',
        ])
      : random.pick(['Célibataire', 'Divorcé(e)', 'Veuf ou veuve']),
  };
}

/** An invented number. */
const registrationOf = (id: number): string =>
  `RCS Bayonne 000 ${String(id)
    .padStart(6, '0')
    .replace(/(?=\d{3}$)/, ' ')}`;

/** Minimum inactivity of such a customer, more than three years. */
const SILENT_DAYS = 3 * 366 + 30;

const SOURCES = ['Site internet', 'Vitrine', 'Recommandation', 'Portail', 'Boîtage', 'Panneau'];

/** Draws a complete contact; deterministic by id. */
export function drawContact(id: number, context: ContactContext): DemoContact {
  const { calendar, ranges, places, negotiators } = context;
  const random = new Random('contact', id);
  const kind = ranges.kindOf(id);
  const professional = isProfessional(kind);
  const place = drawPlace(places, random);
  const person = drawPerson(id, random);
  const customer = kind === 'CUSTOMER';
  const inactive = ranges.isInactive(id);
  const recent = random.int(2, customer ? 260 : 620);
  const age = inactive ? SILENT_DAYS + recent * 4 : recent;
  const secondPerson = professional ? null : drawSecondPerson(person.lastName, person.title === 'MRS', random);
  return {
    id,
    ...person,
    title: secondPerson && secondPerson.lastName === person.lastName ? 'MR_AND_MRS' : person.title,
    contactType: kind === 'OWNER' && random.chance(0.06) ? ['OWNER', 'CUSTOMER'] : [kind],
    company: professional ? drawCompany(kind, person.lastName, place.commune.name, random) : null,
    location: random.chance(0.92) ? drawAddress(place, random) : null,
    phone: drawPhones(id, random, professional),
    observation: observationOf(kind, random),
    comments: [],
    negotiator: professional ? null : random.pick(negotiators),
    archived: customer && age > 180 && random.chance(0.14),
    filters: customer ? drawCriteria(context.anchorOf(id), places, random) : [],
    consents: customer ? drawConsents(calendar, age, random) : [],
    source: professional ? null : random.pick(SOURCES),
    nextFollowUp: customer && !inactive && random.chance(0.3) ? calendar.day(random.int(-4, 25)) : null,
    secondPerson,
    ...(kind === 'OWNER'
      ? drawCivilStatus(calendar, secondPerson !== null, random, place, new Random('second', id))
      : { birth: null, secondBirth: null, maritalStatus: null }),
    registration: professional ? registrationOf(id) : null,
    capacity: professional ? new Random('capacity', id).pick(['gérant', 'présidente', 'associé']) : null,
    createdTime: calendar.at(-age, random.int(9, 12), random.int(0, 59)),
    modifiedTime: calendar.at(
      -random.int(inactive ? SILENT_DAYS : 1, inactive ? age : Math.min(age, 90)),
      random.int(13, 18),
      random.int(0, 59),
    ),
  };
}
