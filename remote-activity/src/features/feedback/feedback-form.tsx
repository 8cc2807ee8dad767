import type { ReactNode } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { REFUSAL_REASONS } from '@pignon/shared/domain/proposal/proposal.enums';
import { negativePoints, positivePoints, typesLike } from '@pignon/shared/domain/visit/feedback-points';
import { NEXT_STEPS, PRICE_OPINIONS } from '@pignon/shared/domain/visit/visit.enums';
import type { Feedback, VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { formatTime, useTranslation } from '@pignon/shared/i18n';
import type { WaitingCallOf } from '@pignon/shared/waiting';
import {
  DateField,
  FormField,
  FormSection,
  NumberField,
  RadioCardsField,
  RecordForm,
  TextAreaField,
  useFormValue,
  useReadFormValue,
  useSetFormValue,
} from '@pignon/shared/ui/form';
import { useLabelsByPath } from '../field-labels';
import { usePropertiesByReference } from '../../data/records.queries';
import { feedbackBody, offeredDay, valuesOfFeedback, type FeedbackValues } from './feedback-values';
import { tourPath } from '../tour/tour-address';
import { visitLine } from '../waiting/merge-waiting-calls';
import { NextStepInput } from './next-step-input';
import { PointsInput } from './points-input';
import { RatingInput } from './rating-input';

const MAX_NOTE_LENGTH = 5000;

/** Day of the next contact, or the reason for a refusal. */
function NextDetails(): ReactNode {
  const { t } = useTranslation('activity');
  const next = useFormValue('next');
  if (next === 'NO')
    return (
      <RadioCardsField
        name="reason"
        label={t('field.visit.feedback.reason')}
        options={REFUSAL_REASONS.map((value) => ({ value, label: t(`refusalReason.${value}`) }))}
      />
    );
  if (next === null || next === undefined) return null;
  return <DateField name="nextDay" label={t('field.visit.feedback.nextDay')} hint={t('feedback.nextDayHint')} />;
}

function Fields({ propertyRef }: { propertyRef: string }): ReactNode {
  const { t } = useTranslation('activity');
  const setValue = useSetFormValue();
  const readValue = useReadFormValue();
  const { data: properties } = usePropertiesByReference([propertyRef]);
  const types = typesLike(properties?.get(propertyRef)?.propertyType);
  return (
    <>
      <FormSection title={t('feedback.inShort')}>
        <FormField name="interest" label={t('field.visit.feedback.interest')} wide required>
          <RatingInput />
        </FormField>
        <FormField name="next" label={t('field.visit.feedback.next')} wide>
          <NextStepInput
            options={NEXT_STEPS.map((value) => ({ value, label: t(`nextStep.${value}`) }))}
            onChosen={(next) => {
              if (next !== null && readValue('nextDay') == null) setValue('nextDay', offeredDay(next, dayOf()));
            }}
          />
        </FormField>
        <NextDetails />
      </FormSection>
      <FormSection title={t('feedback.points')}>
        <FormField name="positives" label={t('field.visit.feedback.positives')} hint={t('feedback.pointsHint')} wide>
          <PointsInput label={t('field.visit.feedback.positives')} offered={positivePoints(types)} />
        </FormField>
        <FormField name="negatives" label={t('field.visit.feedback.negatives')} wide>
          <PointsInput label={t('field.visit.feedback.negatives')} offered={negativePoints(types)} />
        </FormField>
      </FormSection>
      <FormSection title={t('feedback.price')}>
        <RadioCardsField
          name="priceOpinion"
          label={t('field.visit.feedback.priceOpinion')}
          options={PRICE_OPINIONS.map((value) => ({ value, label: t(`priceOpinion.${value}`) }))}
        />
        <NumberField name="priceAmount" label={t('field.visit.feedback.priceAmount')} unit="€" />
      </FormSection>
      <FormSection title={t('feedback.notesLabel')}>
        <TextAreaField
          name="notes"
          label={t('field.visit.feedback.notes')}
          hint={t('feedback.notesHint')}
          wide
          maxLength={MAX_NOTE_LENGTH}
        />
      </FormSection>
    </>
  );
}

/** Parses the feedback of a waiting call; JSON, possibly null. */
const valuesOf = (feedback: unknown): FeedbackValues => valuesOfFeedback((feedback ?? null) as Feedback | null);

interface FeedbackFormProps {
  /** The visit, merged with waiting calls. */
  visit: VisitSummary;
  /** Entered offline and refused by the server, to be corrected. */
  refusedCall?: WaitingCallOf<'PATCH visit/{id}/feedback'>;
  /** Called when the call waits for the network. */
  onWaiting: () => void;
  onSaved: (visit: VisitSummary) => void;
  onCancel: () => void;
}

/** Form of visitors' feedback in the order of the conversation: rating and next step, then details. */
export function FeedbackForm({ visit, refusedCall, ...end }: FeedbackFormProps): ReactNode {
  const { t } = useTranslation('activity');
  const labels = useLabelsByPath('visit.feedback.');
  const { id, version, feedback, groupId, propertyRef, start } = visit;
  return (
    <RecordForm<'PATCH visit/{id}/feedback', FeedbackValues>
      call="PATCH visit/{id}/feedback"
      params={{ id }}
      values={valuesOfFeedback(feedback)}
      version={version}
      valuesOf={(saved) => valuesOfFeedback(saved.feedback)}
      toBody={feedbackBody}
      labels={labels}
      draftKey={`visit-feedback:${id}`}
      verb={t('feedback.save')}
      waiting={() => ({
        line: visitLine(id),
        title: t('waiting.feedback', { time: formatTime(start), reference: propertyRef }),
        to: tourPath(groupId),
        correct: paths.visitFeedback(id),
        base: { feedback },
        ...(refusedCall && { replaces: refusedCall.id }),
      })}
      entered={
        refusedCall && { values: valuesOf(refusedCall.input.body), base: valuesOf(refusedCall.base?.['feedback']) }
      }
      {...end}
    >
      <Fields propertyRef={propertyRef} />
    </RecordForm>
  );
}
