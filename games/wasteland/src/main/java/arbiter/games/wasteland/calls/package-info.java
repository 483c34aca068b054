/** What a gamemaster changes by hand or announces. */
package arbiter.games.wasteland.calls;
