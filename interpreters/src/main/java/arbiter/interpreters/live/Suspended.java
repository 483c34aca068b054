package arbiter.interpreters.live;

import java.util.List;

/** Thrown where a choice has no answer yet; carries no stack, because it is no error. */
final class Suspended extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<OpenRequest> open;

    Suspended(List<OpenRequest> open) {
        super(null, null, false, false);
        this.open = open;
    }

    List<OpenRequest> open() {
        return open;
    }
}
