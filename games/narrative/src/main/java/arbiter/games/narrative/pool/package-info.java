/** The pool of a check: what goes into it and why, the order in which it is put together, and its odds. */
package arbiter.games.narrative.pool;
