/** Tables played together: storage, roles, the protocol and the web pages. Knows no game by name. */
package arbiter.server;
