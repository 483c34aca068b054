package arbiter.tabletop.act;

import arbiter.kernel.Option;
import arbiter.kernel.Play;

/**
 * Something that can be done, with its entry on the menu. It is done by somebody, on some occasion, or both: what a game
 * hands over is its own business.
 */
public interface Act<S, O> extends Option {

    /** What kind of thing it is: its id up to the colon. */
    default String kind() {
        String id = id();
        int colon = id.indexOf(':');
        return colon < 0 ? id : id.substring(0, colon);
    }

    void resolve(Play<S> play, O occasion);
}
