/**
 * The narrative-dice game: symbol pools whose results people spend, range bands in place of a map. What there is so far
 * are its dice, its content and its characters; no rulebook names the game yet, because there is no fight to play.
 *
 * <ul>
 *   <li>{@code pool}: how the pool of a check is put together, die by die with reasons, and its exact odds.
 *   <li>{@code sheet}: what content and files say, the tables of the rulebook among it; {@code Build} is a character's
 *       file.
 *   <li>{@code sheet.build}: costs in experience, totals, checks with a {@code Code} for everything that can be wrong,
 *       and the questions that lead to a new character.
 *   <li>{@code power}: psychic powers put together from a base power and effects.
 *   <li>{@code attack}: what weapons bring into a pool.
 * </ul>
 */
package arbiter.games.narrative;
