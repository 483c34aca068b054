package arbiter.bench.load;

import java.util.function.Function;

/**
 * Something that costs a server much and whoever does it little: what is made ready before, and what is then done again
 * and again by so many threads.
 */
record Attack(String name, int threads, Function<Attacker, Work> ready) {

    /** One call, or whatever one of the threads does until it begins anew. */
    interface Work {

        void once(Attacker attacker, int number);
    }
}
