import { ProblemError } from '@pignon/shared/api';
import type { DateTime } from '@pignon/shared/domain/common/date-time';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import type { Draft } from '@pignon/shared/domain/draft/draft.schema';
import { mergeVersions, resolveConflicts, type Choice } from '@pignon/shared/domain/form/merge';
import { sameValue } from '@pignon/shared/domain/form/values';
import { isKeyTaken } from '@pignon/shared/domain/http/key-taken';
import { i18n } from '@pignon/shared/i18n';
import { createStore, type Store } from '@pignon/shared/state';
import { blockedPath } from '../../core/page/blocked-path';
import type { DraftSync } from '../draft/draft-sync';
import type { FieldRegister } from '../field-register';
import { asValues, firstOfEachPath, isAgain, marksOf, MAX_MERGES, WAITS } from './form-parts';
import type { Attempt, FieldsOnScreen, SavingParts } from './form-parts';
import { initialState, type FormState } from './form-state';

/** Editing session of one record, from opening to saving. Independent of React: the screen reads `state`. */
export class FormSession<V extends object, Reply> {
  readonly state: Store<FormState<V>>;
  /** Fields that were left, or all after an attempt to save: their problems are shown. */
  private readonly left = new Set<string>();
  private hasTriedSaving = false;
  private markedProblems = new Map<string, string>();
  /** Problems refused by the API, until the field changes. */
  private refusedProblems: FieldProblem[] = [];
  private key: string | undefined;
  private checkRound = 0;
  private saving: SavingParts<V, Reply> | undefined;

  constructor(
    start: { values: V; version: number | undefined },
    private readonly screen: FieldsOnScreen<V>,
    private readonly register: FieldRegister,
    private readonly drafts: DraftSync,
  ) {
    this.state = createStore<FormState<V>>(initialState(start.values, start.version));
  }

  /** Sets how to save; must be called first. */
  use(parts: SavingParts<V, Reply>): void {
    this.saving = parts;
  }

  private parts(): SavingParts<V, Reply> {
    if (!this.saving) throw new Error('use() must be called first.');
    return this.saving;
  }

  private set(change: Partial<FormState<V>>): void {
    this.state.set((state) => ({ ...state, ...change }));
  }

  /** Restores the draft onto the current record, below what was typed meanwhile; or a refused waiting call's values. */
  async open(entered?: { values: V; base: V }): Promise<void> {
    void this.check();
    if (entered) return this.resumeMoved({ values: asValues(entered.values), base: asValues(entered.base) });
    const draft = await this.drafts.open((newer) => this.resume(newer, draft?.values));
    if (draft) this.resume(draft);
  }

  /** Restores a draft below what was typed since the opening, or since `earlier` was restored. */
  private resume(draft: Draft, earlier?: Draft['values']): void {
    const { base, version, save } = this.state.get();
    if (save.kind === 'saving' || sameValue(draft.values, base)) return;
    const typed = { base: (earlier as V | undefined) ?? base, mine: this.screen.read() };
    const { merged } = mergeVersions({ ...typed, theirs: draft.values as V });
    const hasMoved = (draft.baseVersion ?? undefined) !== version;
    if (hasMoved) this.resumeMoved({ values: asValues(merged), base: draft.base });
    else this.write(merged);
    this.set({ draft: { kind: 'resumed', at: draft.modifiedTime, merged: hasMoved } });
  }

  private resumeMoved(draft: Pick<Draft, 'values' | 'base'>): void {
    const { base: serverValues, version } = this.state.get();
    const merge = mergeVersions({ base: draft.base as V, mine: draft.values as V, theirs: serverValues });
    if (merge.conflicts.length === 0 || version === undefined) return this.write(merge.merged);
    // until the choice, the version is an earlier one: a save is refused as stale, which asks again
    this.rebase(draft.base as V, version - 1, merge.merged);
    this.set({ conflict: { merge, theirs: serverValues, version, writer: undefined, saves: false } });
  }

  private write(values: V): void {
    this.screen.write(values);
    this.changed([]);
  }

  /** Values changed at these paths. */
  changed(paths: readonly string[]): void {
    const { base, version, save } = this.state.get();
    const values = this.screen.read();
    const dirty = !sameValue(values, base);
    const isChanged = (path: string) => paths.some((changed) => path === changed || path.startsWith(`${changed}.`));
    this.refusedProblems = this.refusedProblems.filter(({ path }) => !isChanged(path));
    // a field being edited is marked invalid only after blur, unless it is already
    for (const path of paths) if (!this.markedProblems.has(path)) this.left.delete(path);
    this.set({ dirty, save: save.kind === 'saving' ? save : { kind: 'idle' } });
    this.drafts.changed(
      dirty ? { values: asValues(values), base: asValues(base), baseVersion: version ?? null } : null,
    );
    void this.check();
  }

  /** A field was left: shows its problem from now on. */
  leave(path: string): void {
    this.left.add(path);
    this.mark();
  }

  private async check(): Promise<readonly FieldProblem[]> {
    const checkRound = ++this.checkRound;
    const values = this.screen.read();
    const foundProblems = [
      ...this.parts().brokenRules(values),
      ...this.register.problemsOf(values),
      ...(await this.parts().problemsOf(values, this.state.get().base)),
    ];
    const problems = firstOfEachPath([...foundProblems, ...this.refusedProblems]);
    if (checkRound !== this.checkRound) return problems;
    this.set({ problems });
    this.mark();
    return problems;
  }

  private mark(): void {
    this.markedProblems = marksOf(
      this.state.get().problems,
      (path) => this.register.fieldFor(path),
      (field, path) =>
        this.hasTriedSaving || this.left.has(field) || this.refusedProblems.some((refused) => refused.path === path),
    );
    this.screen.mark(this.markedProblems);
  }

  /** The problems that no field on screen shows. */
  private unshownProblems = (problems: readonly FieldProblem[]): FieldProblem[] =>
    problems.filter(({ path }) => this.register.fieldFor(path) === undefined);

  /** Focuses the first invalid field. */
  focusFirst(): void {
    const invalidFields = new Set(this.state.get().problems.map(({ path }) => this.register.fieldFor(path)));
    const first = this.screen.focusFirst(this.register.paths.filter((path) => invalidFields.has(path)));
    if (first === undefined) return;
    this.left.add(first);
    this.mark();
  }

  /** Focuses the field that shows a path; false when none does. */
  goTo(path: string): boolean {
    const field = this.register.fieldFor(path);
    return field !== undefined && this.screen.focusFirst([field]) !== undefined;
  }

  /** Saves the values; shows problems instead when there are any. */
  async save(): Promise<void> {
    const { save, base, version, dirty } = this.state.get();
    if (save.kind === 'saving') return;
    this.hasTriedSaving = true;
    this.refusedProblems = [];
    const problems = await this.check();
    const values = this.screen.read();
    if (problems.length > 0) {
      void this.drafts.flush();
      this.set({ save: { kind: 'invalid', elsewhere: this.unshownProblems(problems) } });
      this.focusFirst();
      return;
    }
    if (version !== undefined && (!dirty || this.parts().isNothing(values, base)))
      return this.set({ save: { kind: 'unchanged' } });
    await this.send(values, 0);
  }

  private async send(values: V, merges: number): Promise<void> {
    const { base, version } = this.state.get();
    this.set({ save: { kind: 'saving' } });
    const isResent = this.key !== undefined;
    this.key ??= crypto.randomUUID();
    try {
      const reply = await this.parts().send(values, { base, version, key: this.key });
      if (reply === WAITS) this.markWaiting(values);
      else this.saved(values, reply, merges > 0);
    } catch (error) {
      // after a refusal the draft is sent without delay
      void this.drafts.flush();
      if (!(error instanceof ProblemError)) {
        this.fail(i18n.t('state.error'), true);
        throw error;
      }
      await this.handleRefusal(error, values, { merges, isResent });
    }
  }

  private saved(sentValues: V, reply: Reply, merged: boolean): void {
    const now = this.screen.read();
    const record = this.parts().read(reply);
    const base = record?.values ?? sentValues;
    const { base: replaced } = this.state.get();
    this.key = undefined;
    this.hasTriedSaving = false;
    this.left.clear();
    this.set({ base, version: record?.version, draft: { kind: 'none' } });
    // input typed during a save is applied to the saved record
    this.write(mergeVersions({ base: sentValues, mine: now, theirs: base }).merged);
    if (!this.state.get().dirty) void this.drafts.drop();
    this.set({ save: { kind: 'saved', at: new Date(), merged }, reply, replaced });
  }

  /** The call is stored on the machine: the form is finished. */
  private markWaiting(sentValues: V): void {
    this.key = undefined;
    this.hasTriedSaving = false;
    this.left.clear();
    this.set({ base: sentValues, draft: { kind: 'none' } });
    this.changed([]);
    this.set({ save: { kind: 'waits' } });
  }

  private fail(message: string, again: boolean, blocker?: string): void {
    this.set({ save: { kind: 'failed', message, again, blocker } });
  }

  private async handleRefusal(error: ProblemError, values: V, attempt: Attempt): Promise<void> {
    // the record exists: the key stays, so that no repetition creates a second one
    if (isKeyTaken(error)) return this.fail(i18n.t('form:alreadyCreated'), false);
    // after a response the next request may differ; without one, it is repeated under the same key
    if (!isAgain(error)) this.key = undefined;
    if (error.code === 'NOT_MODIFIED') return this.set({ save: { kind: 'unchanged' } });
    if (error.code === 'STALE') return this.resolveConflict(error, values, attempt);
    if (error.code !== 'VALIDATION' || error.fields.length === 0)
      return this.fail(error.message, isAgain(error), blockedPath(error));
    this.refusedProblems = [...error.fields];
    const problems = await this.check();
    this.set({ save: { kind: 'invalid', elsewhere: this.unshownProblems(problems) } });
    this.focusFirst();
  }

  /** Resolves a conflict: saves what can be merged, asks about the rest. */
  private async resolveConflict(error: ProblemError, ownValues: V, { merges, isResent }: Attempt): Promise<void> {
    const serverValues = this.parts().read(error.problem?.current);
    if (!serverValues || merges >= MAX_MERGES) return this.fail(error.message, true);
    const { base } = this.state.get();
    const merge = mergeVersions({ base, mine: ownValues, theirs: serverValues.values });
    // the first request was executed, but its response was lost
    if (isResent && sameValue(merge.merged, serverValues.values))
      return this.saved(ownValues, error.problem?.current as Reply, false);
    if (merge.conflicts.length > 0) {
      const writer = error.problem?.writer;
      const conflict = { merge, theirs: serverValues.values, version: serverValues.version, writer, saves: true };
      return this.set({ save: { kind: 'idle' }, conflict });
    }
    this.rebase(serverValues.values, serverValues.version, merge.merged);
    await this.send(merge.merged, merges + 1);
  }

  private rebase(base: V, version: number, values: V): void {
    this.set({ base, version });
    this.write(values);
  }

  /** The user chose between two versions. */
  async choose(choices: Readonly<Record<string, Choice>>): Promise<void> {
    const { conflict } = this.state.get();
    if (!conflict) return;
    const values = resolveConflicts(conflict.merge, choices);
    this.set({ conflict: null });
    this.rebase(conflict.theirs, conflict.version, values);
    if (conflict.saves && sameValue(values, conflict.theirs)) this.set({ save: { kind: 'unchanged' } });
    else if (conflict.saves) await this.send(values, 1);
  }

  /** Returns to the form without choosing: nothing is saved or lost. */
  leaveConflict = (): void => this.set({ conflict: null });

  /** The record was refetched: shown at once unless the form has changes; then saving resolves the conflict. */
  refresh(values: V, version: number | undefined): void {
    const { dirty, version: currentVersion, save } = this.state.get();
    if (dirty || save.kind === 'saving' || version === undefined || version <= (currentVersion ?? 0)) return;
    this.rebase(values, version, values);
  }

  /** Returns the typed values and their base, for `open` to restore. */
  typed = (): { values: V; base: V } => ({ values: this.screen.read(), base: this.state.get().base });

  /** Discards the input and its draft. */
  reset(): void {
    this.key = undefined;
    this.hasTriedSaving = false;
    this.left.clear();
    this.refusedProblems = [];
    this.set({ draft: { kind: 'none' }, save: { kind: 'idle' } });
    this.write(this.state.get().base);
    void this.drafts.drop();
  }

  /** The server has the draft. */
  markStored(at: DateTime): void {
    const { draft, dirty } = this.state.get();
    if (dirty && draft.kind !== 'resumed') this.set({ draft: { kind: 'kept', at } });
  }
}
