package arbiter.bench.d1;

import arbiter.kernel.Audience;
import arbiter.kernel.Event;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** What happens in the duel. */
interface D1Event extends Event<D1State> {

    @Override
    default Audience audience(D1State state) {
        return Audience.EVERYONE;
    }

    /** An attack was rolled. */
    record AttackRolled(int attacker, int attackRoll, Modifiers attack, int defenseRoll, Modifiers defense)
            implements D1Event {

        boolean hits() {
            return attackRoll + attack.total() >= defenseRoll + defense.total();
        }

        @Override
        public void apply(D1State state) {
            state.attacks++;
        }

        @Override
        public Line line(D1State state) {
            return Line.says()
                    .words(D1Game.NAMES[attacker] + " attacks: ")
                    .sum("" + attackRoll, attackRoll, attack)
                    .words(" against ")
                    .sum("" + defenseRoll, defenseRoll, defense)
                    .words(hits() ? ", hits" : ", misses")
                    .line();
        }
    }

    /** A fighter lost health. */
    record Wounded(int fighter, int amount) implements D1Event {

        @Override
        public void apply(D1State state) {
            if (fighter == 0) {
                state.first -= amount;
            } else {
                state.second -= amount;
            }
        }

        @Override
        public Line line(D1State state) {
            return Line.of(D1Game.NAMES[fighter] + " loses " + amount + " health, " + state.health(fighter) + " left");
        }
    }

    /** The other fighter is next. */
    record TurnEnded() implements D1Event {

        @Override
        public void apply(D1State state) {
            state.active = 1 - state.active;
            state.attacks = 0;
        }

        @Override
        public Line line(D1State state) {
            return Line.of(D1Game.NAMES[state.active] + " is next");
        }
    }
}
