/** How well chances fit what happens: at tables where people played, and beside what games themselves measure. */
package arbiter.lab.calibration;
