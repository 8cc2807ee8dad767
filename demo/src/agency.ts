import type { Communes } from '../../api/src/places/communes';
import { staffEvents, type DemoEvent } from './activity/draw-events';
import { drawVisits, type DemoVisit } from './activity/draw-tours';
import { Calendar } from './calendar';
import { drawMandate, numberRegister, type DemoMandate } from './mandate/draw-mandate';
import { ContactRanges } from './people/contact-ranges';
import { drawContact, type DemoContact } from './people/draw-contact';
import { contactsOfProperty } from './people/property-contacts';
import { demoUsers, sellingStaff, type DemoUser } from './people/users';
import { drawProperty, type DemoProperty } from './property/draw-property';
import { planProperties, type PropertyPlan } from './property/property-plan';
import type { Random } from './random';
import { agencyPlaces } from './region/place';

export interface AgencySize {
  properties: number;
  contacts: number;
  mandates: number;
  visits: number;
  /** Number of staff's calls, letters, notes and tasks; the system's events are extra. */
  staffEvents: number;
}

export const DEMO_SIZE: AgencySize = { properties: 600, contacts: 1500, mandates: 450, visits: 800, staffEvents: 700 };

/** State of one generation; every part is a function of its number, so any slice can be drawn alone. */
export interface Agency {
  size: AgencySize;
  users: DemoUser[];
  plans: readonly PropertyPlan[];
  property: (index: number) => DemoProperty;
  contact: (id: number) => DemoContact;
  mandates: () => DemoMandate[];
  visits: () => DemoVisit[];
  staffEvents: () => DemoEvent[];
}

/** Past visits use that day's portfolio; future ones the properties still active. */
function showcase(plans: readonly PropertyPlan[]) {
  const byKind = new Map<string, PropertyPlan[]>();
  for (const plan of plans) {
    if (plan.propertyStatus === 'DRAFT' || plan.propertyType === 'PARKING') continue;
    const key = `${plan.transactionType} ${plan.propertyType === 'HOUSE' || plan.propertyType === 'APARTMENT' ? plan.propertyType : 'OTHER'}`;
    byKind.set(key, [...(byKind.get(key) ?? []), plan]);
  }
  return (anchor: PropertyPlan, day: number, random: Random): PropertyPlan[] => {
    const key = `${anchor.transactionType} ${anchor.propertyType === 'HOUSE' || anchor.propertyType === 'APARTMENT' ? anchor.propertyType : 'OTHER'}`;
    const pool = byKind.get(key) ?? [];
    const isAvailable = (plan: PropertyPlan) =>
      day < 0 ? plan.age > -day : plan.propertyStatus === 'ACTIVE' && plan.age > 1;
    const found = new Set<PropertyPlan>(isAvailable(anchor) ? [anchor] : []);
    for (let attempts = 0; attempts < 60 && found.size < 4 && pool.length > 0; attempts += 1) {
      const plan = random.pick(pool);
      if (isAvailable(plan)) found.add(plan);
    }
    return [...found];
  };
}

/** Plans for customers' criteria: active properties of sought kinds. */
function anchors(plans: readonly PropertyPlan[]) {
  const plansToDraw = plans.filter(
    (plan) => plan.propertyStatus === 'ACTIVE' && plan.propertyType !== 'PARKING' && plan.propertyType !== 'PREMISES',
  );
  const pool = plansToDraw.length > 0 ? plansToDraw : plans;
  return (contactId: number): PropertyPlan => pool[(contactId * 7919) % pool.length] as PropertyPlan;
}

/** Describes the demonstration agency by size and reference day; deterministic and drawn lazily. */
export function describeAgency(size: AgencySize, referenceDate: Date, communes: Communes): Agency {
  const calendar = new Calendar(referenceDate);
  const users = demoUsers(calendar);
  const negotiators = sellingStaff(users);
  const places = agencyPlaces(communes);
  const ranges = new ContactRanges(size.contacts);
  const plans = planProperties(size.properties, size.mandates, calendar);
  const contactsOf = (plan: PropertyPlan) => contactsOfProperty(plan, ranges);
  const draw = (plan: PropertyPlan) => drawProperty(plan, { calendar, places, negotiators, contactsOf });
  const anchorOf = anchors(plans);
  const showcasePlans = showcase(plans);
  const customerOf = (tour: number) => ranges.activeCustomer(tour);
  const planAt = (index: number) => plans[index % plans.length] as PropertyPlan;
  return {
    size,
    users,
    plans,
    property: (index) => draw(planAt(index)),
    contact: (id) =>
      drawContact(id, { calendar, ranges, places, negotiators, anchorOf: (contactId) => draw(anchorOf(contactId)) }),
    mandates: () => {
      const mandates = plans
        .filter((plan) => plan.mandate !== null)
        .map((plan, index) => drawMandate(index + 1, plan, draw(plan), contactsOf(plan), calendar));
      numberRegister(mandates);
      return mandates;
    },
    visits: () =>
      drawVisits(size.visits, {
        calendar,
        negotiators,
        customerOf,
        propertiesFor: (day, tour, random) => showcasePlans(anchorOf(customerOf(tour)), day, random),
      }),
    staffEvents: () =>
      staffEvents(size.staffEvents, {
        calendar,
        negotiators,
        subjectOf: (n) => ({ contactId: customerOf(n), reference: planAt(n * 31).reference }),
      }),
  };
}
