/**
 * What all parts of the server use: the one way to refuse a request, images made anew, and memory for the latest few of
 * anything.
 */
package arbiter.server.shared;
