/** What a gamemaster changes by hand. */
package arbiter.games.narrative.calls;
