/** Spending symbols: what a check has left over, and everything that can be bought with it. */
package arbiter.games.narrative.spend;
