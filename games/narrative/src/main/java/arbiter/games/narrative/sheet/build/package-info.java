/** Characters looked over: costs in experience, totals with their parts, what is not legal, and the questions to a new one. */
package arbiter.games.narrative.sheet.build;
