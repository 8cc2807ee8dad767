import type { Audited } from './audit.enums';
import {
  AGENCY_LABELS,
  EVENT_LABELS,
  MANDATE_LABELS,
  MEDIA_LABELS,
  PROPOSAL_LABELS,
  VISIT_LABELS,
} from './business-labels';
import type { Labels } from './labels';
import { CONTACT_LABELS, USER_LABELS } from './people-labels';
import { PROPERTY_LABELS } from './property-labels';

/** The labels of what the journal tells of; messages and portals are called by their own keys. */
const LABELS: Readonly<Partial<Record<Audited, Labels>>> = {
  property: PROPERTY_LABELS,
  contact: CONTACT_LABELS,
  mandate: MANDATE_LABELS,
  visit: VISIT_LABELS,
  proposal: PROPOSAL_LABELS,
  event: EVENT_LABELS,
  media: MEDIA_LABELS,
  user: USER_LABELS,
  agency: AGENCY_LABELS,
};

export const labelsOf = (entity: Audited): Labels => LABELS[entity] ?? {};
