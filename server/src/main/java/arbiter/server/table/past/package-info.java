/** Fights that people played, read from files and databases by running them again. */
package arbiter.server.table.past;
