package arbiter.games.centuryg.rule;

import arbiter.kernel.Option;

/** Doing nothing. */
record NoDeed(String id, String text) implements Option {

    @Override
    public boolean declines() {
        return true;
    }
}
