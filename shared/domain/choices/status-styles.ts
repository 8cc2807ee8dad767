import type { MandateStatus } from '../mandate/mandate.enums';
import type { PropertyStatus } from '../property/property.enums';
import type { VisitStatus } from '../visit/visit.enums';
import type { StatusStyle } from './choices';

/* Apart from their enumerations: tags of the first screen need only colours and icons. */

/** Colour and icon of each mandate status. */
export const MANDATE_STATUS_STYLES: Readonly<Record<MandateStatus, StatusStyle>> = {
  PENDING: { tone: 'amber', icon: 'clock' },
  RUNNING: { tone: 'green', icon: 'circle-check' },
  EXPIRED: { tone: 'neutral', icon: 'history' },
  SOLD: { tone: 'purple', icon: 'key' },
  CLOSED: { tone: 'neutral', icon: 'archive' },
};

/** Colour and icon of each property status. */
export const PROPERTY_STATUS_STYLES: Readonly<Record<PropertyStatus, StatusStyle>> = {
  ACTIVE: { tone: 'green', icon: 'circle-check' },
  DRAFT: { tone: 'neutral', icon: 'pencil' },
  UNDER_OFFER: { tone: 'amber', icon: 'handshake' },
  UNDER_CONTRACT: { tone: 'blue', icon: 'scale' },
  SOLD: { tone: 'purple', icon: 'key' },
  RENTED: { tone: 'purple', icon: 'key' },
  SUSPENDED: { tone: 'amber', icon: 'clock' },
  WITHDRAWN: { tone: 'neutral', icon: 'ban' },
  ARCHIVED: { tone: 'neutral', icon: 'archive' },
};

/** Colour and icon of each visit status. */
export const VISIT_STATUS_STYLES: Readonly<Record<VisitStatus, StatusStyle>> = {
  PLANNED: { tone: 'blue', icon: 'calendar-days' },
  CONFIRMED: { tone: 'green', icon: 'calendar-check' },
  DONE: { tone: 'neutral', icon: 'check' },
  CANCELLED: { tone: 'neutral', icon: 'calendar-x' },
  NO_SHOW: { tone: 'crimson', icon: 'user-x' },
};
