import { KeyboardCode, KeyboardSensor, type KeyboardSensorOptions, type SensorProps } from '@dnd-kit/core';

const HELD: readonly string[] = [
  KeyboardCode.Up,
  KeyboardCode.Down,
  KeyboardCode.Left,
  KeyboardCode.Right,
  KeyboardCode.Space,
  KeyboardCode.Enter,
  KeyboardCode.Esc,
];
/** Turns of the event loop that places may take to be measured; after that the keys are given back all the same. */
const MOST_TURNS = 100;

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Keeps keys from everybody until `isReady`, then gives them back in order, one a turn. */
async function holdKeys(document: Document, isReady: () => boolean): Promise<void> {
  const held: KeyboardEvent[] = [];
  const given = new WeakSet<Event>();
  const over = new AbortController();
  const hold = (event: KeyboardEvent) => {
    if (given.has(event) || !HELD.includes(event.code)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  document.addEventListener('keydown', hold, { capture: true, signal: over.signal });
  await nextTurn();
  for (let turn = 0; turn < MOST_TURNS && !isReady(); turn++) await nextTurn();
  for (let event = held.shift(); event; event = held.shift()) {
    const again = new KeyboardEvent('keydown', event);
    given.add(again);
    event.target?.dispatchEvent(again);
    await nextTurn();
  }
  over.abort();
}

/**
 * The keyboard sensor of dnd-kit listens a turn after it was started, and moves nothing before the places are measured:
 * keys that are pressed until then are held and given to it afterwards, so that none is lost.
 */
export class HoldingKeyboardSensor extends KeyboardSensor {
  constructor(props: SensorProps<KeyboardSensorOptions>) {
    super(props);
    const { context, activeNode } = props;
    const document = activeNode.node.current?.ownerDocument;
    const isMeasured = () => context.current.collisionRect !== null && context.current.droppableRects.size > 0;
    if (document) void holdKeys(document, isMeasured);
  }
}
