package arbiter.interpreters.live;

import arbiter.kernel.Request;

/**
 * A request that waits for its answer. The id names the point in the history where it was asked, so that an answer to a
 * question that has since been taken back is recognised.
 */
public record OpenRequest(String id, int slot, Request<?> request) {

    static OpenRequest at(int position, int slot, Request<?> request) {
        return new OpenRequest(position + "." + slot, slot, request);
    }

    /** The place in the journal where it was asked. */
    int position() {
        return Integer.parseInt(id.substring(0, id.indexOf('.')));
    }
}
