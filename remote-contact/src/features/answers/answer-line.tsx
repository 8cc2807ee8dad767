import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { AnswerKind } from '@pignon/shared/domain/proposal/proposal.enums';
import type { CustomerAnswer, AnswerOutcomeInput } from '@pignon/shared/domain/proposal/customer-answer.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { BanIcon, CircleHelpIcon, DateText, HeartIcon, MaskedValue, Tag, type Tone } from '@pignon/shared/ui/core';
import { ContactName } from '../contact-name';
import { AnswerActions } from './answer-actions';
import { wordKey } from '../field-labels';
import styles from './answers.module.css';

const KIND_TAGS: Readonly<Record<AnswerKind, { tone: Tone; icon: ReactNode }>> = {
  LIKED: { tone: 'green', icon: <HeartIcon /> },
  QUESTION: { tone: 'blue', icon: <CircleHelpIcon /> },
  REFUSED: { tone: 'amber', icon: <BanIcon /> },
};

interface AnswerLineProps {
  answer: CustomerAnswer;
  /** Negotiator in charge; null on the user's own list. */
  negotiatorName: string | null;
  onSettle: (answer: CustomerAnswer, outcome: AnswerOutcomeInput) => void;
}

/** One answer of a customer: author, subject, time, words, and ways to reply. */
export function AnswerLine({ answer, negotiatorName, onSettle }: AnswerLineProps): ReactNode {
  const { t } = useTranslation('contact');
  const mayWrite = useMay('write');
  const { kind, contact, property, at, reason, note } = answer;
  const title = property.title || t(`propertyType.${property.propertyType}`);
  return (
    <li className={styles.line}>
      <div className={styles.body}>
        <p className={styles.said}>
          <Tag {...KIND_TAGS[kind]}>{t(`answers.kind.${kind}`)}</Tag>
          <Link className={styles.name} to={paths.contact(contact.id)}>
            <ContactName contact={contact} />
          </Link>
          <span className={styles.soft}>
            <DateText iso={at} as="relative" />
          </span>
        </p>
        <p className={styles.about}>
          <Link to={paths.property(property.reference)}>
            {[property.reference, title, property.city].filter(Boolean).join(' · ')}
          </Link>
          {reason && <span className={styles.soft}>{t(wordKey('refusalReason', reason))}</span>}
          {negotiatorName && <span className={styles.soft}>{negotiatorName}</span>}
        </p>
        {note !== '' && (
          <MaskedValue>
            <q className={styles.note}>{note}</q>
          </MaskedValue>
        )}
      </div>
      {mayWrite && <AnswerActions answer={answer} onSettle={(outcome) => onSettle(answer, outcome)} />}
    </li>
  );
}
