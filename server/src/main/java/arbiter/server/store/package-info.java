/** What is kept: people, tables, who sits at them, invites, and the one ordered sequence of records of each table. */
package arbiter.server.store;
