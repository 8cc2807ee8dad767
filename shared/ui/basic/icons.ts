/* Icons needed before sign-in. */
export { CircleCheckIcon, CircleIcon, EyeIcon, EyeOffIcon, LogOutIcon, RefreshCwIcon } from '../icons';
