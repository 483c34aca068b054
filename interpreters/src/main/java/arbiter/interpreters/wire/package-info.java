/**
 * What programs are told by the server and by {@code --json}: views, lines of the log, requests and odds. These records
 * are the schema: a component is a key, an empty {@link java.util.Optional} leaves its key out. docs/json.md and
 * openapi.json are compared with them.
 */
package arbiter.interpreters.wire;
