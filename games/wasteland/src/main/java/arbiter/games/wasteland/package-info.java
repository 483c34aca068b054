/** The wasteland game: pools of d20, action points that both sides spend, combat dice with effects, bodies with locations. */
package arbiter.games.wasteland;
