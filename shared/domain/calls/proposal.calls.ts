import {
  MailSettingsPatch,
  MailSettingsSchema,
  MailTestReply,
  MailTestRequest,
} from '../proposal/mail-settings.schema';
import {
  AnswerFindReply,
  AnswerFindRequest,
  AnswerOutcomeRequest,
  AnswerParams,
  CustomerAnswerSchema,
} from '../proposal/customer-answer.schema';
import * as proposal from '../proposal/proposal.schema';
import { defineCalls } from './define-call';

export const proposalCalls = defineCalls({
  'POST proposal': {
    access: 'write',
    summary: 'Propose properties to customers; each pair on its own: what may not be is named, the rest goes',
    changes: ['proposal'],
    body: proposal.ProposeRequest,
    creates: true,
    reply: proposal.ProposeReply,
  },
  'POST proposal/preview': {
    access: 'write',
    summary: 'What a proposal would do, and the message it would send; changes nothing',
    reads: true,
    staleAfter: ['proposal', 'contact', 'property'],
    body: proposal.ProposeRequest,
    reply: proposal.PreviewReply,
  },
  'POST proposal/find': {
    access: 'read',
    summary: 'Proposals with their history, page by page',
    reads: true,
    staleAfter: ['proposal'],
    body: proposal.ProposalFindRequest,
    reply: proposal.ProposalFindReply,
  },
  'POST proposal/undo': {
    access: 'write',
    summary: 'Take back what was just proposed; what has left already stays and is named',
    changes: ['proposal'],
    body: proposal.UndoRequest,
    reply: proposal.UndoReply,
  },
  'PATCH proposal/{id}/status': {
    access: 'write',
    summary: 'Note what a customer said or did of a property',
    changes: ['proposal.saved'],
    params: proposal.ProposalParams,
    body: proposal.ProposalStepRequest,
    version: 'required',
    reply: proposal.ProposalSchema,
  },
  'POST proposal/answer/find': {
    access: 'read',
    summary: 'What customers answered and nobody has seen to yet, page by page; refusals of the last days among them',
    reads: true,
    staleAfter: ['proposal'],
    body: AnswerFindRequest,
    reply: AnswerFindReply,
  },
  'PATCH proposal/answer/{id}': {
    access: 'write',
    summary: 'Say what was done about a customer’s answer, or that it waits again',
    changes: ['proposal.saved'],
    params: AnswerParams,
    body: AnswerOutcomeRequest,
    version: 'required',
    reply: CustomerAnswerSchema,
  },
  'GET agency/mail': {
    access: 'admin',
    summary: 'How messages to customers leave, and how many may',
    staleAfter: ['agency'],
    reply: MailSettingsSchema,
  },
  'PATCH agency/mail': {
    access: 'admin',
    summary: 'Change how messages leave; the password is taken and never given back',
    changes: ['agency.saved'],
    body: MailSettingsPatch,
    version: 'required',
    reply: MailSettingsSchema,
  },
  'POST agency/mail/test': {
    access: 'admin',
    summary: 'Send a message to try the settings',
    changes: { none: 'It sends a message and keeps nothing.' },
    body: MailTestRequest,
    reply: MailTestReply,
  },
});
