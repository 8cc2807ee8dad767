import { AGENCY_LABELS } from '../agency/agency-labels';
import { choiceTexts } from '../choices/choice-catalogue';
import { REMOTE_WORDS } from '../choices/remote-words';
import { labelsIn, labelTexts, type FieldLabels, type LabelTexts } from '../common/fields/field-labels';
import { CONTACT_FIELD_LABELS } from '../contact/contact-labels';
import { EVENT_LABELS } from '../event/event-labels';
import { MANDATE_FIELD_LABELS, MANDATE_LABELS } from '../mandate/mandate-labels';
import type { Language } from '../messages/messages.enums';
import { MEDIA_LABELS } from '../media/media-labels';
import { PROPERTY_FIELD_LABELS } from '../property/property-labels';
import { PROPOSAL_LABELS } from '../proposal/proposal-labels';
import { PORTAL_LABELS } from '../sync/portal-labels';
import { USER_LABELS } from '../user/user-labels';
import { VISIT_LABELS } from '../visit/visit-labels';

/** Labels of each kind of journaled record in both languages; browsers read the generated French ones. */
export const RECORD_LABELS = {
  property: PROPERTY_FIELD_LABELS,
  contact: CONTACT_FIELD_LABELS,
  mandate: MANDATE_FIELD_LABELS,
  visit: VISIT_LABELS,
  proposal: PROPOSAL_LABELS,
  event: EVENT_LABELS,
  media: MEDIA_LABELS,
  user: USER_LABELS,
  agency: AGENCY_LABELS,
  portal: PORTAL_LABELS,
} as const satisfies Readonly<Record<string, FieldLabels>>;

/** The French labels of each kind of record. */
export const frenchLabels = (): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(Object.entries(RECORD_LABELS).map(([kind, labels]) => [kind, labelsIn(labels, 'fr')]));

/** Labels prefixed with the name of their record, for a remote with several kinds of records. */
const under = (kind: string, labels: FieldLabels): FieldLabels =>
  Object.fromEntries(Object.entries(labels).map(([path, label]) => [`${kind}.${path}`, label]));

/** Labels that the screens of a remote load as a whole, by remote. */
const SCREEN_LABELS = {
  mandate: MANDATE_LABELS,
  activity: { ...under('visit', VISIT_LABELS), ...under('event', EVENT_LABELS) },
  admin: { ...under('user', USER_LABELS), ...under('agency', AGENCY_LABELS), ...under('portal', PORTAL_LABELS) },
};

export type LabelledRemote = keyof typeof SCREEN_LABELS;
export const LABELLED_REMOTES = Object.keys(SCREEN_LABELS) as LabelledRemote[];

/** Labels and words that the screens of a remote load as a whole, by key. */
export const screenTexts = (remote: LabelledRemote, language: Language): LabelTexts => ({
  ...labelTexts(SCREEN_LABELS[remote], new Set(), language).others,
  ...choiceTexts(language, REMOTE_WORDS[remote]),
});
