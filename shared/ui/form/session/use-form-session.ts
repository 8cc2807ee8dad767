import { useEffect, useEffectEvent, useState } from 'react';
import type { FormInstance } from 'antd';
import { call, type CallInput, type CallKey, type CallOptions, type CallReply } from '@pignon/shared/api';
import { useUser } from '@pignon/shared/auth';
import { useBusEvent } from '@pignon/shared/bus';
import { useDirty } from '@pignon/shared/contract';
import type { DateTime } from '@pignon/shared/domain/common/date-time';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import type { Draft } from '@pignon/shared/domain/draft/draft.schema';
import { asSent, changedFields } from '@pignon/shared/domain/form/values';
import { useStore } from '@pignon/shared/state';
import { bodyOf } from './call-bodies';
import { DraftKeeper } from '../draft/draft-keeper';
import { localDraft } from '../draft/local-draft';
import { FieldRegister } from '../field-register';
import type { SavingParts } from './form-parts';
import { FormSession } from './form-session';
import { fieldsOnScreen } from '../on-screen';
import { problemsIn } from '../problems';

/** The calls that save a record. */
export type FormCall = Extract<CallKey, `POST ${string}` | `PATCH ${string}`>;

export interface RecordSettings<K extends FormCall, V extends object> {
  /** The call that saves: a PATCH changes a record and needs its `version`, a POST creates one. */
  call: K;
  params?: CallInput<K>['params'];
  /** What the fields start from: the record as the form edits it, or the defaults of a new one. */
  values: V;
  /** Version of the record; undefined when creating. */
  version?: number;
  /** The form's values of a record as the API gives it, now or after saving. */
  valuesOf: (record: CallReply<K>) => V;
  /** The call's body; by itself the fields that changed (PATCH), or all of them (POST). */
  toBody?: (values: V, base: V) => CallInput<K>['body'];
  /** Rules of the trade over the whole record: what is broken, as paths and sentences, which go before any others. */
  rule?: (values: V) => FieldProblem | readonly FieldProblem[] | null;
  /** What the draft is of: `property:new`, `property:V26-00042`, `contact:17`. */
  draftKey: string;
  /** Fields that are never kept, neither in this tab nor in a draft: a password. */
  secrets?: readonly string[];
  /** What was typed is given up, the draft too: what is kept beside it goes along. */
  onDiscard?: () => void;
  /** After saving, with what was saved over; the form is clean by then, so that leaving asks nothing. */
  onSaved?: (record: CallReply<K>, replaced: V) => void;
}

const KEEPALIVE_CHARACTERS = 20_000;

const asCall = call as unknown as (key: CallKey, input: object, options: CallOptions) => Promise<unknown>;
const isRecord = (value: unknown): value is { version: number } =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';

function bodyFor<K extends FormCall, V extends object>(settings: RecordSettings<K, V>, values: V, base: V): unknown {
  if (settings.toBody) return settings.toBody(values, base);
  return settings.call.startsWith('PATCH') ? changedFields(base, values) : values;
}

function partsOf<K extends FormCall, V extends object>(settings: RecordSettings<K, V>): SavingParts<V, CallReply<K>> {
  const { call: key, params, rule, valuesOf } = settings;
  return {
    send: async (values, { base, version, key: idempotencyKey }) => {
      const input = { params, body: bodyFor(settings, values, base) };
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

/** A draft without what is not to be kept. */
function withoutSecrets<D extends Pick<Draft, 'values'>>(draft: D, secrets: readonly string[]): D {
  const values = Object.fromEntries(Object.entries(draft.values).filter(([name]) => !secrets.includes(name)));
  return { ...draft, values };
}

function keeperFor(
  { draftKey: key, secrets = [] }: { draftKey: string; secrets?: readonly string[] },
  person: string,
  onKept: (at: DateTime) => void,
): DraftKeeper {
  const name = `${person}.${key}`;
  const droppedName = `${name}.dropped`;
  const params = { key };
  return new DraftKeeper(
    {
      read: () => call('GET user/me/draft/{key}', { params }),
      write: (typed, leaving) => {
        const body = withoutSecrets(typed, secrets);
        const keepalive = leaving && JSON.stringify(body).length < KEEPALIVE_CHARACTERS;
        return call('PUT user/me/draft/{key}', { params, body }, { keepalive });
      },
      drop: () => call('DELETE user/me/draft/{key}', { params }),
    },
    {
      read: () => localDraft.read(name) as Draft | null,
      keep: (draft) => localDraft.keep(name, withoutSecrets(draft, secrets)),
      forget: () => localDraft.forget(name),
      dropped: () => localDraft.read(droppedName) as number | null,
      keepDropped: (modifiedTime) => localDraft.keep(droppedName, modifiedTime),
      forgetDropped: () => localDraft.forget(droppedName),
    },
    onKept,
  );
}

function open<K extends FormCall, V extends object>(
  settings: RecordSettings<K, V>,
  form: FormInstance,
  name: string,
  person: string,
) {
  const register = new FieldRegister();
  const drafts = keeperFor(settings, person, (at) => session.kept(at));
  const start = { values: asSent(settings.values), version: settings.version };
  const session: FormSession<V, CallReply<K>> = new FormSession(
    start,
    fieldsOnScreen<V>(form, register, name),
    register,
    drafts,
  );
  return { session, register, drafts };
}

/** One form's session, followed by React: opened with its draft, flushed when the page is left. */
export function useFormSession<K extends FormCall, V extends object>(
  settings: RecordSettings<K, V>,
  form: FormInstance,
  name: string,
) {
  const person = useUser()?.loginEmail ?? '';
  const [{ session, register, drafts }] = useState(() => open(settings, form, name, person));
  const state = useStore(session.state);
  const discard = () => {
    session.reset();
    settings.onDiscard?.();
  };
  const keep = () => drafts.keep();
  useDirty(state.dirty, { discard, keep });
  useBusEvent('session.ended', () => drafts.forget());
  useEffect(() => session.use(partsOf(settings)));
  useEffect(() => session.refresh(asSent(settings.values), settings.version));
  // after useDirty heard that the form is clean: leaving asks nothing then
  const { reply } = state;
  const tellSaved = useEffectEvent((saved: CallReply<K>) => settings.onSaved?.(saved, state.replaced));
  useEffect(() => {
    if (reply !== undefined) tellSaved(reply as CallReply<K>);
  }, [reply]);
  const start = useEffectEvent(() => void session.open());
  useEffect(() => {
    start();
    const hide = () => void (document.visibilityState === 'hidden' && drafts.flush());
    const leave = () => void drafts.flush(true);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      drafts.close();
    };
  }, [drafts]);
  return { session, register, state, discard, keep };
}
