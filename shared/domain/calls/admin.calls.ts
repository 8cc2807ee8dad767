import { defineCalls } from './define-call';

export const adminCalls = defineCalls({});
