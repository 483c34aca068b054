/** Dice by name: what a unit rolls in a round of a fight does not depend on what others roll before it. */
package arbiter.lab.stream;
