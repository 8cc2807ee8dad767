import type { Comment } from '@pignon/shared/domain/common/comment.schema';
import { needsAudit } from '@pignon/shared/domain/property/certificate/energy-audit';
import { displayedPrice } from '@pignon/shared/domain/property/price/price';
import { NO_FIGURES, NO_LISTING_INFO } from '@pignon/shared/domain/property/property-draft';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import type { Calendar } from '../calendar';
import type { PropertyContacts } from '../people/property-contacts';
import { Random } from '../random';
import { drawAddress, drawPlace, type Place } from '../region/place';
import { writeDescription } from '../wording/description';
import type { WordingFacts } from '../wording/wording-facts';
import { writeTitle } from '../wording/title';
import { drawDwelling, type Dwelling } from './dwelling';
import { drawEnergy, drawHeating } from './draw-energy';
import { drawCoOwnership, drawRental, drawSale } from './draw-price';
import type { PropertyPlan } from './property-plan';

export interface DemoProperty extends PropertyFields {
  reference: string;
  technicalId: string;
  price: number | null;
  createdTime: string;
  modifiedTime: string;
}

const REMARKS: readonly string[] = [
  'Clés à l’agence, prévenir le propriétaire la veille.',
  'Propriétaire pressé, ouvert à une offre cohérente.',
  'Refaire les photographies quand le jardin sera fleuri.',
  'Portail\u00a0: code remis par le propriétaire, à demander au bureau.',
  'Diagnostic électricité à compléter avant le compromis.',
  'Voisin intéressé, à rappeler avant toute baisse de prix.',
  'Ne pas visiter le mercredi après-midi (enfants).',
  'Notaire du vendeur\u00a0: dossier demandé, en attente du règlement de copropriété.',
  'Estimation faite avec trois ventes comparables du semestre.',
  'Prévoir le détecteur d’humidité\u00a0: trace ancienne dans le garage.',
];

function drawComments(plan: PropertyPlan, author: string, calendar: Calendar, random: Random): Comment[] {
  const count = random.chance(0.55) ? random.int(1, 3) : 0;
  return random.sample(REMARKS, count).map((text, index) => ({
    pinned: index === 0 && random.chance(0.3),
    text,
    createdTime: calendar.at(-random.int(1, plan.age), random.int(9, 18), random.int(0, 59)),
    author,
  }));
}

function factsOf(
  plan: PropertyPlan,
  place: Place,
  dwelling: Dwelling,
  rest: Pick<WordingFacts, 'furnished' | 'energyClass' | 'district'>,
): WordingFacts {
  return {
    ...rest,
    propertyType: plan.propertyType,
    transactionType: plan.transactionType,
    city: place.commune.name,
    style: place.town.style,
    homeSize: dwelling.homeSize,
    landSize: dwelling.landSize,
    rooms: dwelling.roomCount,
    bedrooms: dwelling.bedrooms,
    floor: dwelling.floor,
    floors: dwelling.floors,
    yearBuilt: dwelling.yearBuilt,
    condition: dwelling.condition,
    features: new Set(dwelling.features),
    livingSize: dwelling.rooms.find((room) => room.type === 'LIVING_ROOM')?.size ?? null,
  };
}

/** Draws invented title facts that mandates print. */
function drawTitle(plan: PropertyPlan, shared: boolean) {
  const random = new Random('title', plan.index);
  const lot = random.int(1, 60);
  return {
    titleDeed: `Acte de vente, Me ${random.pick(['Ithurralde', 'Lacoste', 'Darrigrand'])}, ${String(random.int(1988, 2024))}`,
    lotNumbers: shared ? `Lot ${String(lot)} (${String(random.int(20, 180))}/1 000), cave ${String(lot + 100)}` : null,
    occupancy: random.pick(['VACANT', 'OWNER', 'OWNER'] as const),
  };
}

function metadata(
  plan: PropertyPlan,
  dwelling: Dwelling,
  heating: PropertyFields['propertyMetadata']['heating'],
  random: Random,
): PropertyFields['propertyMetadata'] {
  const shared = plan.propertyType === 'APARTMENT' || plan.propertyType === 'LOFT';
  const land = plan.propertyType === 'HOUSE' || plan.propertyType === 'LAND' || plan.propertyType === 'CASTLE';
  return {
    ...NO_FIGURES,
    homeSize: dwelling.homeSize,
    carrezSize: shared ? dwelling.homeSize : null,
    landSize: dwelling.landSize,
    roomCount: dwelling.roomCount,
    bedroomCount: dwelling.bedrooms,
    floor: dwelling.floor,
    floors: dwelling.floors,
    yearBuilt: dwelling.yearBuilt,
    heating,
    ...drawTitle(plan, shared),
    cadastre: land ? `${random.pick(['AB', 'AC', 'AD', 'BK', 'BL', 'CH', 'ZC'])} ${random.int(1, 480)}` : null,
  };
}

function mainBuilding({ propertyType }: PropertyPlan, dwelling: Dwelling): PropertyFields['structure'] {
  if (propertyType === 'LAND' || propertyType === 'PARKING') return [];
  const { yearBuilt, floors, homeSize: size } = dwelling;
  return [{ name: 'Bâtiment principal', yearBuilt, floors, size, note: '' }];
}

/** Draws dated documents: most risk reports are renewed in time, and most required audits exist. */
function visitPapers(plan: PropertyPlan, sold: Parameters<typeof needsAudit>[0], calendar: Calendar) {
  const isAudited = needsAudit(sold, calendar.day(0)) && plan.index % 5 !== 0;
  return {
    riskReportDate: calendar.day(-Math.min(plan.age + 3, 10 + ((plan.index * 37) % 190))),
    auditDate: isAudited ? calendar.day(-Math.min(plan.age + 5, 900)) : null,
  };
}

/** Draws the days since the last change: active properties are edited often. */
function modifiedDays(plan: PropertyPlan, random: Random): number {
  return plan.propertyStatus === 'ACTIVE'
    ? random.int(1, Math.min(plan.age, 30))
    : Math.max(1, Math.floor(plan.age * random.between(0.05, 0.6)));
}

export interface PropertyContext {
  calendar: Calendar;
  places: readonly Place[];
  negotiators: readonly string[];
  contactsOf: (plan: PropertyPlan) => PropertyContacts;
}

/** Draws a complete property without photos; deterministic by plan. */
export function drawProperty(
  plan: PropertyPlan,
  { calendar, places, negotiators, contactsOf }: PropertyContext,
): DemoProperty {
  const random = new Random('property', plan.index);
  const place = drawPlace(places, random);
  const dwelling = drawDwelling(plan.propertyType, place.town, random);
  const heating =
    dwelling.yearBuilt === null || plan.propertyType === 'PARKING' ? null : drawHeating(dwelling.yearBuilt, random);
  const energyEfficiency = drawEnergy({ ...plan, dwelling, heating, insee: place.commune.insee }, calendar, random);
  const coOwnership = drawCoOwnership(plan, dwelling, random);
  const sold = { ...plan, coOwnership, energyEfficiency, location: place.commune, propertyMetadata: NO_FIGURES };
  const visitDocuments = visitPapers(plan, sold, calendar);
  const priceInput = { plan, town: place.town, dwelling, energyClass: energyEfficiency.energyClass };
  const prices =
    plan.transactionType === 'SALE'
      ? { financialInfo: drawSale(priceInput, coOwnership, calendar, random), rentalInfo: null }
      : drawRental(priceInput, calendar, random);
  const negotiator = random.pick(negotiators);
  const district = random.chance(0.8) ? random.pick(place.town.districts) : null;
  const facts = factsOf(plan, place, dwelling, {
    district,
    furnished: prices.rentalInfo?.furnished ?? false,
    energyClass: energyEfficiency.energyClass,
  });
  return {
    reference: plan.reference,
    technicalId: `P-${plan.reference}`,
    title: writeTitle(facts, random),
    description: writeDescription(facts, random),
    transactionType: plan.transactionType,
    propertyStatus: plan.propertyStatus,
    propertyType: plan.propertyType,
    location: drawAddress(place, random),
    locationMetadata: {
      district,
      transport: null,
      nearestStation: null,
      floodZone: random.chance(0.06),
      riskReportDate: visitDocuments.riskReportDate,
    },
    structure: mainBuilding(plan, dwelling),
    propertyMetadata: metadata(plan, dwelling, heating, random),
    rooms: dwelling.rooms,
    features: dwelling.features,
    comments: drawComments(plan, negotiator, calendar, random),
    contactTypes: contactsOf(plan).types,
    coOwnership,
    ...prices,
    energyEfficiency: { ...energyEfficiency, auditDate: visitDocuments.auditDate },
    listing: NO_LISTING_INFO,
    negotiator,
    price: displayedPrice({ transactionType: plan.transactionType, ...prices }),
    createdTime: calendar.at(-plan.age, 8, 15),
    modifiedTime: calendar.at(-modifiedDays(plan, random), random.int(9, 18), random.int(0, 59)),
  };
}
