import type { CallInput } from '@pignon/shared/api';
import { AUDIT_ACTIONS, AUDITED } from '@pignon/shared/domain/audit/audit.enums';
import {
  dayParam,
  defineList,
  idParam,
  oneOfParam,
  textParam,
  type ControlsOf,
  type StateOf,
} from '@pignon/shared/router';

/** Value of "no filter". */
export const ALL = 'ALL';

const ENTITIES = [ALL, ...AUDITED] as const;
const ACTIONS = [ALL, ...AUDIT_ACTIONS] as const;

/** Address of the journal. */
export const AUDIT_LIST = defineList({
  filters: {
    ref: textParam(),
    user: idParam(),
    entity: oneOfParam(ENTITIES, ALL),
    action: oneOfParam(ACTIONS, ALL),
    from: dayParam(),
    to: dayParam(),
  },
  orderProperties: ['at'],
  defaultOrder: { property: 'at', direction: 'DESC' },
});

export type AuditControls = ControlsOf<typeof AUDIT_LIST>;
type JournalState = StateOf<typeof AUDIT_LIST>;

/** Filter of the list without paging. */
export function filterOfJournal({ filters }: Pick<JournalState, 'filters'>): CallInput<'GET audit.csv'>['query'] {
  const { ref, user, entity, action, from, to } = filters;
  return {
    ...(ref !== '' && { ref }),
    ...(user !== null && { user }),
    ...(entity !== ALL && { entity }),
    ...(action !== ALL && { action }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
}

/** The query of the call that answers this state of the journal. */
export const findJournal = (state: JournalState): CallInput<'GET audit'>['query'] => ({
  ...filterOfJournal(state),
  pageSize: state.pageSize,
  pageNumber: state.pageNumber,
});

/** Query parameter of the entry shown in the drawer. */
export const ENTRY_PARAM = 'entry';
