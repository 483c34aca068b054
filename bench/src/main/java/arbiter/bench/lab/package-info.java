/** What the lab promises, measured. */
package arbiter.bench.lab;
