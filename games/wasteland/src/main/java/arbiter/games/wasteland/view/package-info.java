/** What a viewer may see of a fight. */
package arbiter.games.wasteland.view;
