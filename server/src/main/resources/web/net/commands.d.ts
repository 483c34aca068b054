import type {Command} from './protocol.js';

type WithoutUnit<C> = C extends {unit: string} ? Omit<C, 'unit'> : never;

/** A command about a unit that does not say yet which one. */
export type UnitCommand = WithoutUnit<Command>;
