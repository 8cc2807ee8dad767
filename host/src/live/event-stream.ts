import { createParser } from 'eventsource-parser';

/** One event of a `text/event-stream`. */
export interface StreamEvent {
  event: string;
  /** Parsed data; undefined when it is not JSON. */
  data: unknown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the events of a stream from chunks of any size. */
export function eventReader(onEvent: (event: StreamEvent) => void): (chunk: string) => void {
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => onEvent({ event, data: parse(data) }),
  });
  return (chunk) => parser.feed(chunk);
}
