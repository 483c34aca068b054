/** A report as one page for browsers that needs nothing else: charts, a table beside each, the logs of three fights. */
package arbiter.lab.report.page;
