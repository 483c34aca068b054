/** What the gamemaster changes by hand. */
package arbiter.games.gladiators.calls;
