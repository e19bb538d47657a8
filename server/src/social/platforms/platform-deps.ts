import type { Clock } from '../../platform/clock.ts';
import type { Deadlines } from './platform-request.ts';

export type PlatformDeps = { readonly clock: Clock; readonly deadlines: Deadlines };
