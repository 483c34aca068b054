/** Chems: doses, how long they work, addiction. */
package arbiter.games.wasteland.chem;
