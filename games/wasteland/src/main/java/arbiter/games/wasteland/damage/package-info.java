/** Damage: combat dice, cover, resistance, loss, and what damage effects add. */
package arbiter.games.wasteland.damage;
