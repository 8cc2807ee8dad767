import { frenchList } from '../common/french';
import type { ProposalStatus, RefusalReason, StepMaker } from './proposal.enums';
import type { ProposalStep } from './proposal.schema';

/** What follows what, by who takes the step. Proposing again is no step of these: it has rules of its own. */
const NEXT: Readonly<Record<StepMaker, Readonly<Record<ProposalStatus, readonly ProposalStatus[]>>>> = {
  STAFF: {
    PROPOSED: ['LIKED', 'REFUSED', 'VISITED', 'OFFER'],
    OPENED: ['LIKED', 'REFUSED', 'VISITED', 'OFFER'],
    LIKED: ['REFUSED', 'VISITED', 'OFFER'],
    REFUSED: ['LIKED', 'VISITED', 'OFFER'],
    VISITED: ['LIKED', 'REFUSED', 'OFFER'],
    OFFER: ['REFUSED'],
  },
  // Once somebody was there, the negotiator hears it from them and not from an old message.
  CUSTOMER: {
    PROPOSED: ['LIKED', 'REFUSED'],
    OPENED: ['LIKED', 'REFUSED'],
    LIKED: ['REFUSED'],
    REFUSED: ['LIKED'],
    VISITED: [],
    OFFER: [],
  },
  // A link that was followed says nothing of who did: programs that scan mail follow it too.
  PRODUCT: {
    PROPOSED: ['OPENED', 'VISITED'],
    OPENED: ['VISITED'],
    LIKED: ['VISITED'],
    REFUSED: ['VISITED'],
    VISITED: [],
    OFFER: [],
  },
};

/** As in "Bien V26-00042 refusé". */
export const PROPOSAL_STATUS_WORDS: Readonly<Record<ProposalStatus, string>> = {
  PROPOSED: 'proposé',
  OPENED: 'ouvert par son lien',
  LIKED: 'retenu par le client',
  REFUSED: 'refusé',
  VISITED: 'visité',
  OFFER: 'objet d’une offre',
};

export const REFUSAL_REASON_WORDS: Readonly<Record<RefusalReason, string>> = {
  PRICE: 'Le prix',
  PLACE: 'L’emplacement',
  SIZE: 'La surface ou la disposition',
  CONDITION: 'L’état ou les travaux',
  ENERGY: 'La performance énergétique',
  FOUND: 'J’ai déjà trouvé',
  OTHER: 'Autre chose',
};

export const nextStatuses = (from: ProposalStatus, by: StepMaker): readonly ProposalStatus[] => NEXT[by][from];

export interface StepRefusal {
  message: string;
  allowed: readonly ProposalStatus[];
}

/** Why a proposal may not become `to` by that hand, with what it may become; null when it may. */
export function refuseStep(from: ProposalStatus, to: ProposalStatus, by: StepMaker): StepRefusal | null {
  const allowed = nextStatuses(from, by);
  if (allowed.includes(to)) return null;
  const words = frenchList(
    allowed.map((status) => PROPOSAL_STATUS_WORDS[status]),
    'ou',
  );
  const choice = words === '' ? 'rien ne peut plus y être changé ainsi' : `il peut seulement être ${words}`;
  return { message: `Ce bien est ${PROPOSAL_STATUS_WORDS[from]}\u00a0: ${choice}.`, allowed };
}

/** True while a customer may still say something by the page of a message. */
export const mayAnswer = (status: ProposalStatus): boolean => nextStatuses(status, 'CUSTOMER').length > 0;

/** A question leaves a proposal where it stands: of what customers write, only a refusal has a reason. */
export const isQuestion = ({ by, reason, note }: Pick<ProposalStep, 'by' | 'reason' | 'note'>): boolean =>
  by === 'CUSTOMER' && reason === null && note !== '';
