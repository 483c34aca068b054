/** What a viewer may see of a fight. */
package arbiter.games.gladiators.view;
