/** What a viewer may see of an encounter. */
package arbiter.games.narrative.view;
