/** Jobs of the lab on the server: ordered by people, played in the background, bounded so that tables never suffer. */
package arbiter.server.lab;
