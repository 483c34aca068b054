/**
 * The narrative-dice game: symbol pools whose results people spend, range bands in place of a map. What there is so far
 * are its dice, its content and its characters; no rulebook names the game yet, because there is no fight to play.
 *
 * <ul>
 *   <li>{@code pool}: how the pool of a check is put together, die by die with reasons, and its exact odds.
 * </ul>
 */
package arbiter.games.narrative;
