import type { z } from 'zod';
import { activityCalls } from './activity.calls';
import { reportCalls } from './report.calls';
import { adminCalls } from './admin.calls';
import { contactListCalls } from './lists/contact-list.calls';
import { contactCalls } from './contact.calls';
import { documentCalls } from './document.calls';
import { draftCalls } from './draft.calls';
import { mandateListCalls } from './lists/mandate-list.calls';
import { mandateCalls } from './mandate.calls';
import { mediaCalls } from './media.calls';
import { placeCalls } from './place.calls';
import { platformCalls } from './platform.calls';
import { proposalCalls } from './proposal.calls';
import { propertyListCalls } from './lists/property-list.calls';
import { propertyCalls } from './property.calls';
import { remoteCalls } from './remote.calls';
import { syncCalls } from './sync.calls';
import { userCalls } from './user.calls';
import { viewCalls } from './view.calls';

/** Every call of the product. Browsers import its type only. */
export const callTable = {
  ...propertyCalls,
  ...propertyListCalls,
  ...contactCalls,
  ...contactListCalls,
  ...mandateCalls,
  ...mandateListCalls,
  ...activityCalls,
  ...reportCalls,
  ...proposalCalls,
  ...mediaCalls,
  ...documentCalls,
  ...userCalls,
  ...draftCalls,
  ...placeCalls,
  ...viewCalls,
  ...platformCalls,
  ...adminCalls,
  ...syncCalls,
  ...remoteCalls,
};

export type CallTable = typeof callTable;
export type CallKey = keyof CallTable;

type Input<K extends CallKey, Part extends string> =
  CallTable[K] extends Record<Part, infer Schema extends z.ZodType>
    ? { [P in Part]: z.input<Schema> }
    : { [P in Part]?: never };

/** Input of a call: path parameters, query and body, as declared. */
export type CallInput<K extends CallKey> = Input<K, 'params'> & Input<K, 'query'> & Input<K, 'body'>;

/** A downloaded file: name and bytes. */
export interface CalledFile {
  name: string;
  blob: Blob;
}

export type CallReply<K extends CallKey> = CallTable[K] extends { reply: infer Reply extends z.ZodType }
  ? z.output<Reply>
  : CalledFile;
