/** The eight damage effects, each a trait on the extension points of damage. */
package arbiter.games.wasteland.effect;
