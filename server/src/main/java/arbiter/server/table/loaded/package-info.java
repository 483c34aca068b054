/**
 * A table in memory: the game with its dice, who sits where, what of its log each may read, and what can be taken back.
 * It knows neither connections nor the store that its records come from.
 */
package arbiter.server.table.loaded;
