/** Tables being hosted: who sits there, what they do, what each of them sees. */
package arbiter.server.table;
