/** Combat checks: what weapons and circumstances put into the pool, and what comes of it. */
package arbiter.games.narrative.attack;
