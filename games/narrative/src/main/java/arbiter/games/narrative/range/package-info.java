/** Range bands between all parties, and moving between them. */
package arbiter.games.narrative.range;
