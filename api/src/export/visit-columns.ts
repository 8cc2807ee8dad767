import { capitalize } from '@pignon/shared/domain/common/french';
import { feedbackWords } from '@pignon/shared/domain/visit/feedback';
import { VISIT_LABELS } from '@pignon/shared/domain/visit/visit-labels';
import { CANCEL_REASON_WORDS, VISIT_KIND_WORDS, VISIT_STATUS_WORDS } from '@pignon/shared/domain/visit/visit.enums';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { csvMoment, type CsvColumn } from '../http/csv';

/** Columns of visits as spreadsheets get them. */
export const VISIT_COLUMNS: readonly CsvColumn<VisitSummary>[] = [
  { title: VISIT_LABELS.start.fr, write: ({ start }) => csvMoment(start) },
  { title: VISIT_LABELS.end.fr, write: ({ end }) => csvMoment(end) },
  { title: VISIT_LABELS.propertyRef.fr, write: ({ propertyRef }) => propertyRef },
  { title: 'Titre du bien', write: ({ propertyTitle }) => propertyTitle },
  { title: 'Ville', write: ({ city }) => city },
  { title: VISIT_LABELS.contactIds.fr, write: ({ contacts }) => contacts.map(({ name }) => name).join(', ') },
  { title: VISIT_LABELS.negotiator.fr, write: ({ negotiator }, nameOf) => nameOf(negotiator) },
  { title: VISIT_LABELS.kind.fr, write: ({ kind }) => capitalize(VISIT_KIND_WORDS[kind].fr) },
  { title: VISIT_LABELS.status.fr, write: ({ status }) => capitalize(VISIT_STATUS_WORDS[status].fr) },
  {
    title: VISIT_LABELS.cancelReason.fr,
    write: ({ cancelReason }) => (cancelReason ? capitalize(CANCEL_REASON_WORDS[cancelReason].fr) : ''),
  },
  {
    title: VISIT_LABELS.voucherSignedAt.fr,
    write: ({ voucherSignedAt }) => (voucherSignedAt ? csvMoment(voucherSignedAt) : ''),
  },
  { title: VISIT_LABELS.feedback.fr, write: ({ feedback }) => (feedback ? feedbackWords(feedback) : '') },
  { title: VISIT_LABELS['feedback.notes'].fr, write: ({ feedback }) => feedback?.notes ?? '' },
];
