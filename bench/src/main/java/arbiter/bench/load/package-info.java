/** Plays many tables of a real server at once, or attacks it, over loopback, and measures how it bears it. */
package arbiter.bench.load;
