/** What is carried: in hand or not, loaded, prepared, damaged. */
package arbiter.games.narrative.item;
