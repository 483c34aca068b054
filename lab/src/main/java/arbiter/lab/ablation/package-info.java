/** What decides an encounter: each thing that a unit does, forbidden to it in turn. */
package arbiter.lab.ablation;
