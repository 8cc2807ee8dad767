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
export interface SignableDocument extends Pick<PendingAmendment, 'signatures' | 'agentSignature'> {
  title: string;
  /** Button label for the last signatures. */
  last: (count: number) => string;
  /** Effect of the last signature. */
  effect: string;
  /** Facts missing for the last signature. */
  missing: SigningState['missing'];
}

/** Signatures just given, and whether a scan will follow. */
export interface SubmittedSignatures {
  signedBy: SignedBy & { reason?: string };
  isLast: boolean;
  onPaper: boolean;
}

interface SignFormProps {
  signable: SignableDocument;
  state: SigningState;
  pending: boolean;
  error: Error | null;
  onSign: (signed: SubmittedSignatures) => void;
  onClose: () => void;
}

/** A signature on another day is recorded at noon of that day; one of today, now. */
const signedAt = (day: string, today: string) => (day === today ? {} : { signedAt: instantOf(day, '12:00') });

const keyOf = ({ contactId, person }: SigningState['signatories'][number]) => `${contactId} ${person}`;
const AGENT = 'agent';
const SIGNING_MODES = ['SCREEN', 'PAPER'] as const;
type SigningMode = (typeof SIGNING_MODES)[number];

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
const defaultMode = (): SigningMode => (matchMedia('(pointer: coarse)').matches ? 'SCREEN' : 'PAPER');

function useChoices(state: SigningState) {
  const [excluded, setExcluded] = useState<readonly string[]>([]);
  const [images, setImages] = useState<Readonly<Record<string, string | null>>>({});
  const [mode, setMode] = useState(defaultMode);
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
      how: mode,
      setHow: setMode,
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
export function SignForm({ signable, state, pending, error, onSign, onClose }: SignFormProps): ReactNode {
  const { t } = useTranslation('mandate');
  const mayInsist = useMay('manage');
  const today = dayOf();
  const earliestDay = addDays(today, -OLDEST_SIGNATURE_DAYS);
  const choice = useChoices(state);
  const remainingSigners = state.signatories.filter(
    (each) => !signable.signatures.some((signature) => isOf(signature, each)),
  );
  const selectedSigners = remainingSigners.filter((each) => !choice.left.includes(keyOf(each)));
  const isLast = selectedSigners.length === remainingSigners.length;
  const onScreen = choice.how === 'SCREEN';
  const words = { write: t('sign.write'), clear: t('sign.clear') };
  const missing = isLast ? signable.missing : [];
  const agentSigns = !signable.agentSignature;
  const lacksDrawing =
    onScreen && [...selectedSigners.map(keyOf), ...(agentSigns ? [AGENT] : [])].some((key) => !choice.images[key]);
  // signatures on screen are given now: their day is neither shown nor sent
  const isDayRefused = !onScreen && (choice.day < earliestDay || choice.day > today);
  const isInvalid = selectedSigners.length === 0 || choice.place.trim() === '' || isDayRefused;
  const lacksCapacity = agentSigns && choice.agent.capacity === null;
  const blocked = missing.length > 0 && (!mayInsist || choice.reason.trim() === '');
  const dateFields = onScreen || isDayRefused ? {} : signedAt(choice.day, today);
  const right = agentSigns ? rightOf(choice.agent) : null;
  const agent = right && { ...right, ...dateFields, ...(onScreen ? { image: choice.images[AGENT] } : {}) };
  const signers = selectedSigners.map((each) => {
    const { contactId, person } = each;
    return { contactId, person, ...dateFields, ...(onScreen ? { image: choice.images[keyOf(each)] } : {}) };
  });
  const signing = {
    ...{ signers, ...(agent ? { agent } : {}), place: choice.place.trim() },
    ...(missing.length > 0 ? { reason: choice.reason.trim() } : {}),
  };
  return (
    <ActionDialog
      title={signable.title}
      action={isLast ? signable.last(selectedSigners.length) : t('sign.some', { count: selectedSigners.length })}
      disabled={isInvalid || lacksDrawing || lacksCapacity || blocked}
      pending={pending}
      error={error}
      onClose={onClose}
      onSubmit={() => onSign({ signedBy: signing, isLast, onPaper: !onScreen })}
    >
      <Segmented
        label={t('sign.how')}
        value={choice.how}
        options={SIGNING_MODES.map((value) => ({ value, label: t(`sign.how.${value}`) }))}
        onChange={choice.setHow}
      />
      <fieldset className={styles.choices}>
        <legend>{t('sign.who')}</legend>
        {remainingSigners.map((each, index) => {
          const key = keyOf(each);
          const name = each.name || (each.company ?? '');
          return (
            <div key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={!choice.left.includes(key)}
                  onChange={() => choice.setLeft((left) => toggled(left, key))}
                />
                <SignatoryName signatory={each} number={index + 1} />
              </label>
              {onScreen && !choice.left.includes(key) && (
                <SignatureField
                  label={t('sign.drawing', { number: index + 1 })}
                  name={name}
                  words={words}
                  onChange={choice.draw(key)}
                />
              )}
            </div>
          );
        })}
      </fieldset>
      {agentSigns && (
        <div className={sign.field}>
          <strong>{t('sign.agency', { name: state.agent.name })}</strong>
          <AgentFields values={choice.agent} onChange={choice.setAgent} />
          {onScreen && (
            <SignatureField
              label={t('field.agentSignature')}
              name={state.agent.name}
              words={words}
              onChange={choice.draw(AGENT)}
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
            value={choice.place}
            onChange={({ target }) => choice.setPlace(target.value)}
          />
        )}
      </Field>
      {!onScreen && (
        <Field label={t('sign.day')} hint={t('sign.scanHint')}>
          {(ids) => (
            <DayInput {...ids} required value={choice.day} min={earliestDay} max={today} onChange={choice.setDay} />
          )}
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
            <Input
              {...ids}
              maxLength={2000}
              value={choice.reason}
              onChange={({ target }) => choice.setReason(target.value)}
            />
          )}
        </Field>
      )}
      {isLast && missing.length === 0 && <Alert type="info" title={signable.effect} />}
    </ActionDialog>
  );
}
