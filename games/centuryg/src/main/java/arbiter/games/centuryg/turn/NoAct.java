package arbiter.games.centuryg.turn;

import arbiter.kernel.Option;

/** Doing nothing. */
public record NoAct(String id, String text) implements Option {

    @Override
    public boolean declines() {
        return true;
    }
}
