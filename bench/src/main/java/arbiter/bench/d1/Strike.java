package arbiter.bench.d1;

import arbiter.kernel.Option;

/** The one thing to do in this duel, and letting it be. */
enum Strike implements Option {
    ATTACK,
    WAIT;

    @Override
    public String id() {
        return this == ATTACK ? "attack" : "wait";
    }

    @Override
    public String text() {
        return this == ATTACK ? "Attack" : "Wait";
    }

    @Override
    public boolean declines() {
        return this == WAIT;
    }
}
