package arbiter.interpreters.testgame;

import arbiter.dice.Faces;
import arbiter.kernel.Audience;
import arbiter.kernel.Event;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import java.util.List;

/** What can happen in a raid; what hidden raiders do is known to those who play them. */
public interface RaidEvent extends Event<RaidState> {

    String text(RaidState state);

    @Override
    default Line line(RaidState state) {
        return Line.of(text(state));
    }

    @Override
    default Audience audience(RaidState state) {
        return Audience.EVERYONE;
    }

    /** Something one raider does. */
    interface OfOne extends RaidEvent {

        String raider();

        @Override
        default Audience audience(RaidState state) {
            return state.raider(raider()).hidden() ? Audience.playing(raider()) : Audience.EVERYONE;
        }
    }

    record Bid(String raider, int gold) implements RaidEvent {
        @Override
        public void apply(RaidState state) {
            state.raider(raider).gold += gold;
        }

        @Override
        public String text(RaidState state) {
            return raider + " bids " + gold;
        }

        @Override
        public Audience audience(RaidState state) {
            return Audience.playing(raider);
        }
    }

    record Began() implements RaidEvent {
        @Override
        public void apply(RaidState state) {
            state.begun = true;
        }

        @Override
        public String text(RaidState state) {
            return "the raid begins";
        }
    }

    /** Everybody gets a coin; a step of its own that needs no dice and no answers. */
    record RoundBegan() implements RaidEvent {
        @Override
        public void apply(RaidState state) {
            state.round++;
            state.raiders().forEach(raider -> raider.gold++);
        }

        @Override
        public String text(RaidState state) {
            return "round " + state.round;
        }
    }

    /** Whoever comes to act loses a coin. */
    record TurnBegan(String raider) implements OfOne {
        @Override
        public void apply(RaidState state) {
            Raider acting = state.raider(raider);
            acting.gold = Math.max(0, acting.gold - 1);
        }

        @Override
        public String text(RaidState state) {
            return raider + " has " + state.raider(raider).gold + " gold";
        }
    }

    record TurnEnded(String raider) implements OfOne {
        @Override
        public void apply(RaidState state) {
            state.turn++;
        }

        @Override
        public String text(RaidState state) {
            return raider + " is done";
        }
    }

    record Shielded(String raider) implements RaidEvent {
        @Override
        public void apply(RaidState state) {
            state.raider(raider).gold--;
        }

        @Override
        public String text(RaidState state) {
            return raider + " shields";
        }
    }

    record Struck(String target, String how, int damage) implements RaidEvent {
        static Struck by(Faces faces, String target, int damage) {
            return new Struck(target, faces.toString(), damage);
        }

        @Override
        public void apply(RaidState state) {
            Raider struck = state.raider(target);
            struck.health = Math.max(0, struck.health - damage);
        }

        @Override
        public String text(RaidState state) {
            return target + " loses " + damage + " (" + how + ")";
        }

        @Override
        public void measure(Measures measures) {
            measures.fact("hit", damage > 0);
            measures.number("damage", target, damage);
        }
    }

    record Rested(String raider) implements OfOne {
        @Override
        public void apply(RaidState state) {
            state.raider(raider).health++;
        }

        @Override
        public String text(RaidState state) {
            return raider + " rests";
        }
    }

    record Revealed(String raider) implements RaidEvent {
        @Override
        public void apply(RaidState state) {
            state.raider(raider).hidden = false;
        }

        @Override
        public String text(RaidState state) {
            return raider + " appears";
        }
    }

    record Mustered(List<String> order) implements RaidEvent {
        @Override
        public void apply(RaidState state) {
            state.order = String.join(">", order);
        }

        @Override
        public String text(RaidState state) {
            return "mustered " + state.order;
        }
    }

    /** The gamemaster's edit. */
    record Adjusted(String raider, int health, boolean hidden) implements RaidEvent {
        @Override
        public void apply(RaidState state) {
            Raider adjusted = state.raider(raider);
            adjusted.health = health;
            adjusted.hidden = hidden;
        }

        @Override
        public String text(RaidState state) {
            return raider + " is set to " + health;
        }
    }
}
