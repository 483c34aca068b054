/**
 * The narrative-dice game: symbol pools whose results people spend, range bands in place of a map. What there is so far
 * are its dice, its content, its characters, and the beginnings of play; no rulebook names the game yet, because attacks
 * are not resolved.
 *
 * <ul>
 *   <li>{@code pool}: how the pool of a check is put together, die by die with reasons, and its exact odds.
 *   <li>{@code sheet}: what content and files say, the tables of the rulebook among it; {@code Build} is a character's
 *       file.
 *   <li>{@code sheet.build}: costs in experience, totals, checks with a {@code Code} for everything that can be wrong,
 *       and the questions that lead to a new character.
 *   <li>{@code power}: psychic powers put together from a base power and effects.
 *   <li>{@code attack}: the pool of an attack. {@code damage}: wounds, strain, soak and thresholds.
 *   <li>{@code check}: a check from its pool over Story Points ({@code story}) to its symbols.
 *   <li>{@code turn}: initiative, slots and turns. {@code range}: bands between all, and moving. {@code maneuver}: other
 *       maneuvers.
 *   <li>{@code vehicle}: vehicles as units, seats and damage; {@code vehicle.pilot}, {@code vehicle.gun}, {@code
 *       vehicle.crew}: what those aboard do; {@code vehicle.critical}: Critical Hits and how vehicles end.
 *   <li>{@code unit}: {@code Participant} and {@code NarrativeState}, made of the parts of these chapters.
 * </ul>
 */
package arbiter.games.narrative;
