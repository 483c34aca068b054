/** Who is aware of whom: sneaking, hiding, noticing. */
package arbiter.games.wasteland.awareness;
