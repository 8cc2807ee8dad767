import { frenchList } from '../common/french';
import { PROPOSAL_STATUS, PROPOSAL_STATUS_WORDS, type ProposalStatus, type StepMaker } from './proposal.enums';
import type { ProposalStep } from './proposal.schema';

export const nextStatuses = (from: ProposalStatus, by: StepMaker): readonly ProposalStatus[] =>
  PROPOSAL_STATUS[from].next[by];

export interface StepRefusal {
  message: string;
  allowed: readonly ProposalStatus[];
}

/** Why a proposal may not become `to` by that author, with the allowed steps; null when it may. */
export function refuseStep(from: ProposalStatus, to: ProposalStatus, by: StepMaker): StepRefusal | null {
  const allowed = nextStatuses(from, by);
  if (allowed.includes(to)) return null;
  const words = frenchList(
    allowed.map((status) => PROPOSAL_STATUS_WORDS[status].fr),
    'ou',
  );
  const choice = words === '' ? 'rien ne peut plus y être changé ainsi' : `il peut seulement être ${words}`;
  return { message: `Ce bien est ${PROPOSAL_STATUS_WORDS[from].fr}\u00a0: ${choice}.`, allowed };
}

/** True while a customer may still answer on a message's page. */
export const mayAnswer = (status: ProposalStatus): boolean => nextStatuses(status, 'CUSTOMER').length > 0;

/** True for a question, which keeps the proposal's step: only a customer's refusal has a reason. */
export const isQuestion = ({ by, reason, note }: Pick<ProposalStep, 'by' | 'reason' | 'note'>): boolean =>
  by === 'CUSTOMER' && reason === null && note !== '';
