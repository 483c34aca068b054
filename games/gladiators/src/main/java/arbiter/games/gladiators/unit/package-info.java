/** Who fights and the table they fight at: parts of all chapters together. */
package arbiter.games.gladiators.unit;
