package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marks;
import arbiter.kernel.Line;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Shields stop Damage of any source, in the order their owner likes, and are used up by what they stop. Ledger: BCG-AMB-36. */
public final class Shields {

    private Shields() {}

    /** One of several shields, as a choice. */
    record Shield(Mark mark, int number) implements Option {

        @Override
        public String id() {
            return "shield:" + number;
        }

        @Override
        public String text() {
            return (mark.kind() == Mark.Kind.BARRIER ? "The Absolute Barrier of " : "The shield of ") + mark.value();
        }
    }

    public static void absorb(Play<CenturyState> play, DamageInProgress blow) {
        Fighter target = blow.target();
        while (blow.amount() > 0) {
            List<Shield> up = up(play.state(), target, blow.cause().pierces());
            if (up.isEmpty()) {
                return;
            }
            Mark shield = first(play, target, up);
            int stopped = Math.min(blow.amount(), shield.value());
            play.emit(new ShieldUsed(target.id(), shield, stopped));
            blow.absorb(stopped);
        }
    }

    private static Mark first(Play<CenturyState> play, Fighter target, List<Shield> up) {
        if (up.size() == 1) {
            return up.get(0).mark();
        }
        return play.choose(Request.one(target.decider(), "damage.shield", up)
                        .asking(() -> "Which shield stops the Damage first?"))
                .mark();
    }

    /** What ignores Active Defenses ignores the Barrier too. Ledger: BCG-AMB-85. */
    private static List<Shield> up(CenturyState state, Fighter target, boolean pierced) {
        List<Shield> up = List.of();
        for (Mark mark : state.marks()) {
            boolean shields = mark.kind() == Mark.Kind.SHIELD || mark.kind() == Mark.Kind.BARRIER && !pierced;
            if (shields && mark.on().equals(target.id())) {
                up = up.isEmpty() ? new ArrayList<>(1) : up;
                up.add(new Shield(mark, up.size() + 1));
            }
        }
        return up;
    }

    /** A shield stops some Damage and is weaker by it. Ledger: BCG-AMB-36. */
    public record ShieldUsed(String unit, Mark shield, int stopped) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Marks.reduce(state, shield, shield.value() - stopped);
        }

        @Override
        public Line line(CenturyState state) {
            int left = shield.value() - stopped;
            return tell(
                    state,
                    unit,
                    "'s " + (shield.kind() == Mark.Kind.BARRIER ? "Absolute Barrier" : "shield") + " stops " + stopped
                            + " Damage, " + (left > 0 ? left + " left" : "used up"));
        }
    }
}
