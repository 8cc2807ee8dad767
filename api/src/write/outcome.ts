import { ApiProblem } from '../http/api-problem';

/** Outcome of a change to an entity. */
export interface Outcome<Entity> {
  entity: Entity;
  /** False when the write had no effect. */
  changed: boolean;
}

/** Thrown after a conflicting write; `current` is shown to the caller. */
export class StaleError<Entity> extends ApiProblem {
  readonly current: Entity;

  constructor(current: Entity) {
    super('STALE', { current });
    this.current = current;
  }
}
