/** What programs are sent: views, lines of the log, requests and odds as JSON. docs/protocol.md describes it. */
package arbiter.interpreters.wire;
