/** Plays the fights of a job: one by its number, a range of them, or all on several threads. */
package arbiter.lab.run;
