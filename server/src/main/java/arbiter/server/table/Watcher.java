package arbiter.server.table;

/** Somebody who is told what changes at a table. Neither method may block. */
public interface Watcher {

    /** A message of the protocol, in order. */
    void send(String message);

    /** No more messages come: the membership (4003) or the table (4004) is gone. */
    void close(int code, String reason);
}
