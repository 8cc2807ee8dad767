import {
  getFirstCollision,
  KeyboardCode,
  KeyboardSensor,
  type KeyboardSensorOptions,
  type SensorProps,
} from '@dnd-kit/core';

const CAPTURED_KEYS: readonly string[] = [
  KeyboardCode.Up,
  KeyboardCode.Down,
  KeyboardCode.Left,
  KeyboardCode.Right,
  KeyboardCode.Space,
  KeyboardCode.Enter,
  KeyboardCode.Esc,
];
/** Maximum event-loop turns to wait for the previous key's effect. */
const MAX_TURNS = 200;

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

interface Progress {
  /** True when the previous key's action has finished. */
  isDone: () => boolean;
  /** True while the dragged item is still on the page. */
  isThere: () => boolean;
}

/** Forwards each key after the previous one's effect, until the drag ends. */
function forwardKeysInOrder(document: Document, { isDone, isThere }: Progress, dragAbort: AbortController): void {
  const pendingKeys: KeyboardEvent[] = [];
  const handledEvents = new WeakSet<Event>();
  let isForwarding = false;
  const forwardNext = async () => {
    isForwarding = true;
    for (let event = pendingKeys[0]; event; event = pendingKeys[0]) {
      await nextTurn();
      for (let turn = 0; turn < MAX_TURNS && !dragAbort.signal.aborted && !isDone(); turn++) await nextTurn();
      pendingKeys.shift();
      const repeatedEvent = new KeyboardEvent('keydown', event);
      handledEvents.add(repeatedEvent);
      event.target?.dispatchEvent(repeatedEvent);
    }
    isForwarding = false;
  };
  const queueKey = (event: KeyboardEvent) => {
    if (handledEvents.has(event) || !CAPTURED_KEYS.includes(event.code)) return;
    if (!isThere()) return dragAbort.abort();
    event.preventDefault();
    event.stopImmediatePropagation();
    pendingKeys.push(event);
    if (!isForwarding) void forwardNext();
  };
  document.addEventListener('keydown', queueKey, { capture: true, signal: dragAbort.signal });
}

/**
 * dnd-kit's keyboard sensor loses rapid keys: it listens a turn after Space, ignores moves before measuring, and drops
 * before the last move is rendered. Here each key waits for the previous one's effect.
 */
export class PatientKeyboardSensor extends KeyboardSensor {
  constructor(props: SensorProps<KeyboardSensorOptions>) {
    const dragAbort = new AbortController();
    const over = (notifyEnd: () => void) => () => {
      dragAbort.abort();
      notifyEnd();
    };
    super({ ...props, onEnd: over(() => props.onEnd()), onCancel: over(() => props.onCancel()) });
    const isDone = () => {
      const { collisionRect, collisions, over: place } = props.context.current;
      return collisionRect !== null && place !== null && place.id === getFirstCollision(collisions, 'id');
    };
    const { node } = props.activeNode;
    // a list unmounted during a drag does not end it by itself
    const isThere = () => node.current?.isConnected === true;
    const document = node.current?.ownerDocument;
    if (document) forwardKeysInOrder(document, { isDone, isThere }, dragAbort);
  }
}
