/** Tests: the pool of d20, assistance, luck and action points before the roll, re-rolls, complications. */
package arbiter.games.wasteland.test;
