package arbiter.interpreters.odds;

import arbiter.kernel.Play;

/** A rule whose odds are asked for, and what is to be read off when it has run. */
@FunctionalInterface
public interface Program<S, R> {

    R run(Play<S> play);
}
