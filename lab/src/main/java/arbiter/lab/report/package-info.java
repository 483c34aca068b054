/** What fights say about an encounter, in figures and in words. */
package arbiter.lab.report;
