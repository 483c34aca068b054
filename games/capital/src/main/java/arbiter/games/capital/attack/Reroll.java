package arbiter.games.capital.attack;

import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import java.util.List;

/** One way to throw dice of a roll again, or letting it be. */
public sealed interface Reroll extends Option {

    /** Throws the die with that face again; from the needed face on that makes a difference. */
    record OneDie(RerollSource source, int face, int needed) implements Reroll {

        @Override
        public String id() {
            return source.id() + ":" + face;
        }

        @Override
        public String text() {
            return source.name() + ": throw the " + face + " again";
        }

        @Override
        public List<Cost> costs() {
            return source.cost() == 0 ? List.of() : List.of(new Cost("Energy", source.cost()));
        }
    }

    /** Throws both dice again. */
    record BothDice(RerollSource source) implements Reroll {

        @Override
        public String id() {
            return source.id();
        }

        @Override
        public String text() {
            return source.name() + ": throw both dice again";
        }
    }

    record Pass() implements Reroll {

        @Override
        public String id() {
            return "pass";
        }

        @Override
        public String text() {
            return "Let it stand";
        }

        @Override
        public boolean declines() {
            return true;
        }
    }
}
