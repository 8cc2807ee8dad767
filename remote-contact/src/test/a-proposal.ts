import type { Proposal, ProposalStep } from '@pignon/shared/domain/proposal/proposal.schema';
import { aContact, aPropertySummary, type FakeHandlers } from '@pignon/shared/testing';

const AT = '2026-11-21T09:30:00.000Z';

export const aStep = (overrides: Partial<ProposalStep> = {}): ProposalStep => ({
  at: AT,
  status: 'PROPOSED',
  by: 'STAFF',
  user: 'nora@pignon.test',
  means: 'EMAIL',
  reason: null,
  note: '',
  ...overrides,
});

export function aProposal(overrides: Partial<Proposal> = {}): Proposal {
  return {
    id: 3,
    contactId: 7,
    propertyRef: 'V26-00042',
    status: 'PROPOSED',
    negotiator: 'nora@pignon.test',
    price: 261_250,
    mail: { id: 1, status: 'SENT', dueTime: AT, sentTime: AT },
    history: [aStep()],
    createdTime: AT,
    modifiedTime: AT,
    version: 4,
    ...overrides,
  };
}

/** Answers to what every list of proposals reads beside them. */
export const reads: FakeHandlers = {
  'POST contact/byIds': ({ body }) => ({ content: body.map((id) => aContact({ id })) }),
  'GET commune': () => [],
  'GET user': () => [],
  'POST property/byReferences': () => ({ content: [aPropertySummary({ title: 'Villa Arcadie' })] }),
};
