import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormInstance } from 'antd';
import { call, type CallInput, type CallKey, type CallOptions, type CallReply } from '@pignon/shared/api';
import { useUser } from '@pignon/shared/auth';
import { raiseNotice, useBusEvent } from '@pignon/shared/bus';
import { useDirty } from '@pignon/shared/contract';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import { asSent, changedFields } from '@pignon/shared/domain/form/values';
import { useTranslation } from '@pignon/shared/i18n';
import { useStore } from '@pignon/shared/state';
import { sendOrWait, type About } from '@pignon/shared/waiting';
import { bodyOf } from './call-bodies';
import { draftStorageFor } from '../draft/draft-storage';
import { FieldRegister } from '../field-register';
import { WAITS, type SavingParts } from './form-parts';
import { FormSession } from './form-session';
import { antdFormFields } from '../antd-form-fields';
import { problemsIn } from '../problems';

const UNDO_SECONDS = 10;

/** The calls that save a record. */
export type FormCall = Extract<CallKey, `POST ${string}` | `PATCH ${string}`>;

export interface RecordSettings<K extends FormCall, V extends object> {
  /** The call that saves: a PATCH changes a record and needs its `version`, a POST creates one. */
  call: K;
  params?: CallInput<K>['params'];
  /** Initial values: the record as the form edits it, or the defaults of a new one. */
  values: V;
  /** Version of the record; undefined when creating. */
  version?: number;
  /** Form values of a record. */
  valuesOf: (record: CallReply<K>) => V;
  /** Request body; by default the changed fields (PATCH) or all (POST). */
  toBody?: (values: V, base: V) => CallInput<K>['body'];
  /** Business rules over the whole record: violations with path and message, which take precedence. */
  rule?: (values: V) => FieldProblem | readonly FieldProblem[] | null;
  /** Subject of the draft: `property:new`, `property:V26-00042`, `contact:17`. */
  draftKey: string;
  /** Fields that are stored neither in this tab nor in a draft, such as a password. */
  secrets?: readonly string[];
  /** Called when the input and its draft are discarded, to remove what is stored beside it. */
  onDiscard?: () => void;
  /**
   * Describes a save that waits for the network, for calls that may wait: saving then never fails offline, and the form
   * is clean as after a save.
   */
  waiting?: (values: V) => Omit<About, 'result'>;
  /** Called when the save waits for the network. */
  onWaiting?: () => void;
  /** Values entered offline that need a correction, with their base. */
  entered?: { values: V; base: V };
  /** Called after saving, with the values replaced; the form is clean by then, so leaving asks nothing. */
  onSaved?: (record: CallReply<K>, replaced: V) => void;
}

const asCall = call as unknown as (key: CallKey, input: object, options: CallOptions) => Promise<unknown>;
const isRecord = (value: unknown): value is { version: number } =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';

function bodyFor<K extends FormCall, V extends object>(settings: RecordSettings<K, V>, values: V, base: V): unknown {
  if (settings.toBody) return settings.toBody(values, base);
  return settings.call.startsWith('PATCH') ? changedFields(base, values) : values;
}

function savingParts<K extends FormCall, V extends object>(
  settings: RecordSettings<K, V>,
): SavingParts<V, CallReply<K>> {
  const { call: key, params, rule, valuesOf } = settings;
  return {
    send: async (values, { base, version, key: idempotencyKey }) => {
      const input = { params, body: bodyFor(settings, values, base) };
      if (settings.waiting) {
        const waitingDescription = {
          ...settings.waiting(values),
          id: idempotencyKey,
          ...(version !== undefined && { version }),
        };
        const result = await sendOrWait(key, input as unknown as CallInput<K>, waitingDescription);
        return result.kind === 'waits' ? WAITS : result.reply;
      }
      const options = version === undefined ? { idempotencyKey } : { version };
      return (await asCall(key, input, options)) as CallReply<K>;
    },
    isNothing: (values, base) => Object.keys(bodyFor(settings, values, base) as object).length === 0,
    problemsOf: async (values, base) => {
      const schema = await bodyOf(key);
      return schema ? problemsIn(schema, bodyFor(settings, values, base)) : [];
    },
    brokenRules: (values) => [rule?.(values) ?? []].flat(),
    read: (record) =>
      isRecord(record) ? { values: asSent(valuesOf(record as CallReply<K>)), version: record.version } : undefined,
  };
}

function open<K extends FormCall, V extends object>(
  settings: RecordSettings<K, V>,
  form: FormInstance,
  name: string,
  person: string,
) {
  const register = new FieldRegister();
  const drafts = draftStorageFor(settings, person, (at) => session.markStored(at));
  const start = { values: asSent(settings.values), version: settings.version };
  const session: FormSession<V, CallReply<K>> = new FormSession(
    start,
    antdFormFields<V>(form, register, name),
    register,
    drafts,
  );
  return { session, register, drafts };
}

/** Opens a form's session with its draft, follows its state, and stores pending input when the page is left. */
export function useFormSession<K extends FormCall, V extends object>(
  settings: RecordSettings<K, V>,
  form: FormInstance,
  name: string,
) {
  const person = useUser()?.loginEmail ?? '';
  const [{ session, register, drafts }] = useState(() => open(settings, form, name, person));
  const state = useStore(session.state);
  const { onDiscard } = settings;
  const discard = useCallback(() => {
    session.reset();
    onDiscard?.();
  }, [session, onDiscard]);
  const isOpen = useRef(true);
  const { t } = useTranslation('form');
  // also discards what is stored beside the form
  const discardHere = useCallback(() => {
    const typedValues = session.typed();
    discard();
    if (onDiscard) return;
    const run = () => void (isOpen.current && session.open(typedValues));
    raiseNotice(t('form:discarded'), { label: t('form:takeBack'), run, seconds: UNDO_SECONDS });
  }, [session, discard, onDiscard, t]);
  const keep = () => drafts.keep();
  const { secrets = [] } = settings;
  const hasSecret = () => {
    const values = session.typed().values as Readonly<Record<string, unknown>>;
    return secrets.some((field) => Boolean(values[field]));
  };
  useDirty(state.dirty, { discard, keep, keptUpTo: () => drafts.keptUpTo(), hasSecret });
  useBusEvent('session.ended', () => drafts.forget());
  useEffect(() => session.use(savingParts(settings)));
  useEffect(() => session.refresh(asSent(settings.values), settings.version));
  // after useDirty knows that the form is clean, so that leaving asks nothing
  const { reply } = state;
  const notifySaved = useEffectEvent((saved: CallReply<K>) => settings.onSaved?.(saved, state.replaced));
  useEffect(() => {
    if (reply !== undefined) notifySaved(reply as CallReply<K>);
  }, [reply]);
  const isWaiting = state.save.kind === 'waits';
  const notifyWaiting = useEffectEvent(() => settings.onWaiting?.());
  useEffect(() => {
    if (isWaiting) notifyWaiting();
  }, [isWaiting]);
  const start = useEffectEvent(() => void session.open(settings.entered && asSent(settings.entered)));
  useEffect(() => {
    isOpen.current = true;
    start();
    const flushWhenHidden = () => void (document.visibilityState === 'hidden' && drafts.flush());
    const flushOnLeave = () => void drafts.flush(true);
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', flushOnLeave);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flushOnLeave);
      drafts.close();
      isOpen.current = false;
    };
  }, [drafts]);
  return { session, register, state, discard, discardHere, keep };
}
