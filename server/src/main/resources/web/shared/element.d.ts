import type {LitElement} from 'lit';

/** The base class of an element whose properties, set by the page around it, have these types. */
export type Inputs<T> = typeof LitElement & (new (...none: any[]) => T);

/** An event whose target is known, as that of a handler which stands at one element. */
export type EventAt<T extends EventTarget, E extends Event = Event> = E & {readonly target: T};

/** Which properties changed, by their old values; what Lit hands to `willUpdate` and `updated`. */
export type Changes = Map<string, unknown>;
