/* What is entered without network: calls wait on the machine and are sent once, in order, when somebody answers. */
export { WaitingBar } from './list/waiting-bar';
export { WaitingMark } from './list/waiting-mark';
export { useWaitingWords } from './list/words';
export { openWaiting, sendAgain, sendOrWait, takeBack, useWaiting, useWaitingCall, type Outcome } from './waiting';
export { isCallOf, type About, type Fields, type Refusal, type WaitingCall, type WaitingCallOf } from './waiting-call';
