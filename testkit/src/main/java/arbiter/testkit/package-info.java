/**
 * Tests that every game shares. A scenario ({@link arbiter.testkit.Scenario}) scripts every die and choice of one rule
 * and compares the log. A contract is a class of tests that a game subclasses in a few lines, to say whose rulebook it is
 * and where to start from; {@code docs/add-a-game.md} shows them all:
 *
 * <ul>
 *   <li>{@link arbiter.testkit.RulebookContract}: what the engine relies on, in random play
 *   <li>{@link arbiter.testkit.LedgerContract}, {@link arbiter.testkit.YamlContract}: ledger, scenarios, shipped files
 *   <li>{@link arbiter.testkit.WildRunContract}: everything occurs in random fights, and nothing breaks
 *   <li>{@link arbiter.testkit.EncountersContract}: shipped encounters are fought to their end
 *   <li>{@link arbiter.testkit.LookAheadContract}: looking ahead learns nothing that is hidden
 *   <li>{@link arbiter.testkit.QuestionsContract}: how often one person is asked in a round
 *   <li>{@link arbiter.testkit.CalibrationContract}: what was shown before decisions is as likely as it was said to be
 *   <li>{@link arbiter.testkit.CharactersContract}: shipped and made characters are legal
 *   <li>{@link arbiter.testkit.SituationsPageContract}, {@link arbiter.testkit.CharactersPageContract}: pages are true
 * </ul>
 *
 * A contract counts what it has compared and fails if that was nothing. What is particular to a game stays in its tests.
 */
package arbiter.testkit;
