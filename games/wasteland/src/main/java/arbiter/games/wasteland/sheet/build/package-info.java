/** How characters are made, checked and levelled, and how profiles come of them. */
package arbiter.games.wasteland.sheet.build;
