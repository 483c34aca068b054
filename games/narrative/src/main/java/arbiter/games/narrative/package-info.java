/**
 * The narrative-dice game: symbol pools whose results people spend, range bands in place of a map. Its rules are in; no
 * service names its rulebook yet, because it is not proven at the table.
 *
 * <ul>
 *   <li>{@code pool}: how the pool of a check is put together, die by die with reasons, and its exact odds.
 *   <li>{@code sheet}: what content and files say, the tables of the rulebook among it; {@code sheet.build}: costs,
 *       totals, checks, and the questions that lead to a new character.
 *   <li>{@code check}, {@code story}: a check from its pool over Story Points to its symbols; {@code spend}: what they
 *       buy; {@code token}: dice for a later check.
 *   <li>{@code turn}: initiative, slots and turns; {@code range}: bands and moving; {@code maneuver}, {@code item}: other
 *       maneuvers and gear.
 *   <li>{@code attack}, {@code damage}, {@code injury}, {@code status}, {@code heal}, {@code environment}: combat and
 *       what it leaves behind.
 *   <li>{@code power}: psychic powers; {@code vehicle}: vehicles, their pilots, guns and crews.
 *   <li>{@code unit}: {@code Participant} and {@code NarrativeState}, made of the parts of these chapters.
 * </ul>
 */
package arbiter.games.narrative;
