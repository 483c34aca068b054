/**
 * What every game has and nobody should write twice: units and the table, what can be done, opponents' weighing,
 * rulebooks and their files, desks where characters are built. Only what at least three games have in the same form; attacks, damage and answers to them are each game's own.
 */
package arbiter.tabletop;
