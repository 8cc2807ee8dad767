import type { ReactNode } from 'react';
import { GIVEN_OUTCOMES } from '@pignon/shared/domain/proposal/proposal.enums';
import type { CustomerAnswer, AnswerOutcomeInput } from '@pignon/shared/domain/proposal/customer-answer.schema';
import { formatPhone, phoneHref, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import {
  Button,
  ButtonAnchor,
  ButtonLink,
  CalendarCheckIcon,
  CheckIcon,
  ChevronDownIcon,
  MailIcon,
  Menu,
  PhoneIcon,
} from '@pignon/shared/ui/core';
import { tourAddress } from '../matching/matching-address';
import styles from './answers.module.css';

interface ContactMethod {
  href: string;
  icon: ReactNode;
  /** Verb and target of the action: the number or address is masked for customers. */
  verb: string;
  value: string;
}

/** Chooses how to answer a customer: by telephone, unless they have none or refuse calls. */
function useContactMethod({ contact: { phones, email }, refusesCalls, kind }: CustomerAnswer): ContactMethod | null {
  const { t } = useTranslation('contact');
  const [phone] = phones;
  const byMail = email && { href: `mailto:${email}`, icon: <MailIcon />, verb: t('answers.write'), value: email };
  const byPhone = phone !== undefined && {
    href: phoneHref(phone),
    icon: <PhoneIcon />,
    verb: t('answers.call'),
    value: formatPhone(phone),
  };
  if (kind === 'REFUSED') return null;
  return (refusesCalls ? byMail || byPhone : byPhone || byMail) || null;
}

/** Calls or writes at one press. While a customer may be looking, the number is in the document at no time. */
function ContactButton({ method: { href, icon, verb, value } }: { method: ContactMethod }): ReactNode {
  const isPrivate = usePrivacy();
  if (isPrivate)
    return (
      <Button type="primary" icon={icon} onClick={() => window.open(href, '_self')}>
        {verb}
      </Button>
    );
  return (
    <ButtonAnchor type="primary" icon={icon} href={href} title={value}>
      {verb} <span className={styles.value}>{value}</span>
    </ButtonAnchor>
  );
}

interface AnswerActionsProps {
  answer: CustomerAnswer;
  onSettle: (outcome: AnswerOutcomeInput) => void;
}

/** Actions for a customer's answer: propose, plan a visit, or mark it handled. A refusal can only be acknowledged. */
export function AnswerActions({ answer, onSettle }: AnswerActionsProps): ReactNode {
  const { t } = useTranslation('contact');
  const method = useContactMethod(answer);
  if (answer.kind === 'REFUSED')
    return (
      <div className={styles.actions}>
        <Button icon={<CheckIcon />} onClick={() => onSettle('DISMISSED')}>
          {t('answers.noted')}
        </Button>
      </div>
    );
  const { contact, property } = answer;
  return (
    <div className={styles.actions}>
      {method && <ContactButton method={method} />}
      <ButtonLink to={tourAddress([property.reference], [contact.id])} icon={<CalendarCheckIcon />}>
        {t('answers.visit')}
      </ButtonLink>
      <Menu
        side="end"
        label={t('answers.settle')}
        items={GIVEN_OUTCOMES.map((outcome) => ({
          kind: 'action',
          key: outcome,
          label: t(`answers.outcome.${outcome}`),
          onSelect: () => onSettle(outcome),
        }))}
        trigger={(props) => (
          <Button {...props} className={styles.settle} icon={<CheckIcon />}>
            {t('answers.settle')}
            <ChevronDownIcon />
          </Button>
        )}
      />
    </div>
  );
}
