/** The protocol of docs/protocol.md: calls, the socket of a table, the pages, and what keeps all of it safe. */
package arbiter.server.http;
