/** Psychic powers: how one is put together from a base power and effects. */
package arbiter.games.narrative.power;
