/* Icons of what is drawn before somebody has signed in. */
export { CircleCheckIcon, CircleIcon, EyeIcon, EyeOffIcon, LogOutIcon, RefreshCwIcon } from '../icons';
