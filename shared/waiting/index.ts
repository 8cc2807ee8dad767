/* Offline work: calls are stored on the machine and sent once, in order, when the server responds. */
export { WaitingBar } from './list/waiting-bar';
export { WaitingMark } from './list/waiting-mark';
export { useWaitingWords } from './list/words';
export { openWaiting, sendAgain, sendOrWait, takeBack, useWaiting, useWaitingCall, type Outcome } from './waiting';
export { isCallOf, type About, type Fields, type Refusal, type WaitingCall, type WaitingCallOf } from './waiting-call';
