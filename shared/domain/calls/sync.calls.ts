import { defineCalls } from './define-call';

export const syncCalls = defineCalls({});
