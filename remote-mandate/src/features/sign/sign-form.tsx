import { useState, type ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { addDays, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import { OLDEST_SIGNATURE_DAYS } from '@pignon/shared/domain/mandate/mandate.limits';
import type { PendingAmendment } from '@pignon/shared/domain/mandate/mandate.schema';
import type { SignedBy } from '@pignon/shared/domain/mandate/mandate-write.schema';
import type { SigningState } from '@pignon/shared/domain/mandate/missing/signing-state.schema';
import { isOf, type Signatory } from '@pignon/shared/domain/mandate/signatories';
import { useTranslation } from '@pignon/shared/i18n';
import { toggled } from '@pignon/shared/router';
import { Alert, DayInput, Field, Input, MaskedValue, Segmented } from '@pignon/shared/ui/core';
import { SignatureField } from '@pignon/shared/ui/form';
import { ActionDialog } from '../detail/action-dialog';
import { AgentFields, rightOf, type AgentValues } from './agent-fields';
import { MissingList } from './missing-list';
import styles from '../detail/detail.module.css';
import sign from './sign.module.css';

/** Document to sign, contract or amendment, with its signatures. */
export interface ToSign extends Pick<PendingAmendment, 'signatures' | 'agentSignature'> {
  title: string;
  /** Button label for the last signatures. */
  last: (count: number) => string;
  /** Effect of the last signature. */
  brings: string;
  /** Facts missing for the last signature. */
  missing: SigningState['missing'];
}

/** Signatures just given, and whether a scan will follow. */
export interface JustSigned {
  given: SignedBy & { reason?: string };
  isLast: boolean;
  onPaper: boolean;
}

interface SignFormProps {
  toSign: ToSign;
  state: SigningState;
  pending: boolean;
  error: Error | null;
  onSign: (signed: JustSigned) => void;
  onClose: () => void;
}

/** A signature on another day is recorded at noon of that day; one of today, now. */
const signedAt = (day: string, today: string) => (day === today ? {} : { signedAt: instantOf(day, '12:00') });

const keyOf = ({ contactId, person }: SigningState['signatories'][number]) => `${contactId} ${person}`;
const AGENT = 'agent';
const SIGNING_MODES = ['SCREEN', 'PAPER'] as const;
type How = (typeof SIGNING_MODES)[number];

/** Hidden from other customers. */
function SignatoryName({ signatory, number }: { signatory: Signatory; number: number }): ReactNode {
  const { t } = useTranslation('mandate');
  const { name, company } = signatory;
  return (
    <MaskedValue spoken={t('sign.signatory', { number })}>
      <span>{[name, company].filter(Boolean).join(', ')}</span>
    </MaskedValue>
  );
}

/** Default way of signing: drawn on touch screens, on paper elsewhere. */
const usualHow = (): How => (matchMedia('(pointer: coarse)').matches ? 'SCREEN' : 'PAPER');

function useChoices(state: SigningState) {
  const [excluded, setExcluded] = useState<readonly string[]>([]);
  const [images, setImages] = useState<Readonly<Record<string, string | null>>>({});
  const [how, setHow] = useState(usualHow);
  const [day, setDay] = useState(dayOf());
  const [place, setPlace] = useState(state.place ?? '');
  const [reason, setReason] = useState('');
  const { capacity, credential } = state.agent;
  const [agent, setAgent] = useState<AgentValues>({ capacity, credential: credential ?? '' });
  const draw = (key: string) => (image: string | null) => setImages((before) => ({ ...before, [key]: image }));
  return {
    ...{
      left: excluded,
      setLeft: setExcluded,
      images,
      draw,
      how,
      setHow,
      day,
      setDay,
      place,
      setPlace,
      reason,
      setReason,
      agent,
      setAgent,
    },
  };
}

/** Signing form for principals and agent, on screen or on paper; announces the effect of the last signature. */
export function SignForm({ toSign, state, pending, error, onSign, onClose }: SignFormProps): ReactNode {
  const { t } = useTranslation('mandate');
  const mayInsist = useMay('manage');
  const today = dayOf();
  const oldest = addDays(today, -OLDEST_SIGNATURE_DAYS);
  const c = useChoices(state);
  const waiting = state.signatories.filter((each) => !toSign.signatures.some((signature) => isOf(signature, each)));
  const selectedSigners = waiting.filter((each) => !c.left.includes(keyOf(each)));
  const isLast = selectedSigners.length === waiting.length;
  const onScreen = c.how === 'SCREEN';
  const words = { write: t('sign.write'), clear: t('sign.clear') };
  const missing = isLast ? toSign.missing : [];
  const agentSigns = !toSign.agentSignature;
  const undrawn =
    onScreen && [...selectedSigners.map(keyOf), ...(agentSigns ? [AGENT] : [])].some((key) => !c.images[key]);
  const wrong = selectedSigners.length === 0 || c.place.trim() === '' || c.day < oldest || c.day > today;
  const unnamed = agentSigns && c.agent.capacity === null;
  const blocked = missing.length > 0 && (!mayInsist || c.reason.trim() === '');
  const when = onScreen ? {} : signedAt(c.day, today);
  const right = agentSigns ? rightOf(c.agent) : null;
  const agent = right && { ...right, ...when, ...(onScreen ? { image: c.images[AGENT] } : {}) };
  const signers = selectedSigners.map((each) => {
    const { contactId, person } = each;
    return { contactId, person, ...when, ...(onScreen ? { image: c.images[keyOf(each)] } : {}) };
  });
  const signing = {
    ...{ signers, ...(agent ? { agent } : {}), place: c.place.trim() },
    ...(missing.length > 0 ? { reason: c.reason.trim() } : {}),
  };
  return (
    <ActionDialog
      title={toSign.title}
      action={isLast ? toSign.last(selectedSigners.length) : t('sign.some', { count: selectedSigners.length })}
      disabled={wrong || undrawn || unnamed || blocked}
      pending={pending}
      error={error}
      onClose={onClose}
      onSubmit={() => onSign({ given: signing, isLast, onPaper: !onScreen })}
    >
      <Segmented
        label={t('sign.how')}
        value={c.how}
        options={SIGNING_MODES.map((value) => ({ value, label: t(`sign.how.${value}`) }))}
        onChange={c.setHow}
      />
      <fieldset className={styles.choices}>
        <legend>{t('sign.who')}</legend>
        {waiting.map((each, index) => {
          const key = keyOf(each);
          const name = each.name || (each.company ?? '');
          return (
            <div key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={!c.left.includes(key)}
                  onChange={() => c.setLeft(toggled(c.left, key))}
                />
                <SignatoryName signatory={each} number={index + 1} />
              </label>
              {onScreen && !c.left.includes(key) && (
                <SignatureField
                  label={t('sign.drawing', { number: index + 1 })}
                  name={name}
                  words={words}
                  onChange={c.draw(key)}
                />
              )}
            </div>
          );
        })}
      </fieldset>
      {agentSigns && (
        <div className={sign.field}>
          <strong>{t('sign.agency', { name: state.agent.name })}</strong>
          <AgentFields values={c.agent} onChange={c.setAgent} />
          {onScreen && (
            <SignatureField
              label={t('field.agentSignature')}
              name={state.agent.name}
              words={words}
              onChange={c.draw(AGENT)}
            />
          )}
        </div>
      )}
      <Field label={t('field.signedPlace')}>
        {(ids) => (
          <Input
            {...ids}
            required
            maxLength={100}
            value={c.place}
            onChange={({ target }) => c.setPlace(target.value)}
          />
        )}
      </Field>
      {!onScreen && (
        <Field label={t('sign.day')} hint={t('sign.scanHint')}>
          {(ids) => <DayInput {...ids} required value={c.day} min={oldest} max={today} onChange={c.setDay} />}
        </Field>
      )}
      {missing.length > 0 && (
        <Alert type="warning" title={t('missing.title', { count: missing.length })}>
          <MissingList missing={missing} />
        </Alert>
      )}
      {missing.length > 0 && mayInsist && (
        <Field label={t('sign.reason')} hint={t('sign.reasonHint')}>
          {(ids) => (
            <Input {...ids} maxLength={2000} value={c.reason} onChange={({ target }) => c.setReason(target.value)} />
          )}
        </Field>
      )}
      {isLast && missing.length === 0 && <Alert type="info" title={toSign.brings} />}
    </ActionDialog>
  );
}
