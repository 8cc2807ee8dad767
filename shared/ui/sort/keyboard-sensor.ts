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
function giveKeysOneByOne(document: Document, { isDone, isThere }: Progress, carried: AbortController): void {
  const pendingKeys: KeyboardEvent[] = [];
  const handledEvents = new WeakSet<Event>();
  let isGiving = false;
  const give = async () => {
    isGiving = true;
    for (let event = pendingKeys[0]; event; event = pendingKeys[0]) {
      await nextTurn();
      for (let turn = 0; turn < MAX_TURNS && !carried.signal.aborted && !isDone(); turn++) await nextTurn();
      pendingKeys.shift();
      const again = new KeyboardEvent('keydown', event);
      handledEvents.add(again);
      event.target?.dispatchEvent(again);
    }
    isGiving = false;
  };
  const hold = (event: KeyboardEvent) => {
    if (handledEvents.has(event) || !CAPTURED_KEYS.includes(event.code)) return;
    if (!isThere()) return carried.abort();
    event.preventDefault();
    event.stopImmediatePropagation();
    pendingKeys.push(event);
    if (!isGiving) void give();
  };
  document.addEventListener('keydown', hold, { capture: true, signal: carried.signal });
}

/**
 * dnd-kit's keyboard sensor loses rapid keys: it listens a turn after Space, ignores moves before measuring, and drops
 * before the last move is rendered. Here each key waits for the previous one's effect.
 */
export class PatientKeyboardSensor extends KeyboardSensor {
  constructor(props: SensorProps<KeyboardSensorOptions>) {
    const carried = new AbortController();
    const over = (tell: () => void) => () => {
      carried.abort();
      tell();
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
    if (document) giveKeysOneByOne(document, { isDone, isThere }, carried);
  }
}
