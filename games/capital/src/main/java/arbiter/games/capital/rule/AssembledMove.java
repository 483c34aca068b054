package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.MarchedUp;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The Move of whoever is called together: longer than usual, straight, ending close to the Captain. CAP-AMB-113. */
final class AssembledMove {

    private static final int MOVE = 10_000;
    private static final int MILLIMETRES = 1000;
    private static final int CHILLED = 5_000;
    private static final int CRAWL = 1_000;

    /** A place to end at. */
    private record Spot(Point at) implements Option {

        @Override
        public String id() {
            return at.toString();
        }

        @Override
        public String text() {
            return "To " + at;
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Place(at.toString()));
        }
    }

    private AssembledMove() {}

    static boolean possible(CapitalState state, Combatant captain, Combatant unit, int metres) {
        return unit.grappledBy().isEmpty() // CAP-STAT-GRAPPLED-1
                && !spots(state, captain, unit, metres).isEmpty();
    }

    static void resolve(Play<CapitalState> play, Combatant captain, Combatant unit, int metres) {
        CapitalState state = play.state();
        Spot spot = play.choose(Request.place(
                        unit.decider(),
                        "assemble.move",
                        spots(state, captain, unit, metres),
                        text -> read(state, captain, unit, metres, text))
                .asking(() -> "Where does " + unit.name() + " go, within " + metres + "m of " + captain.name() + "?"));
        play.emit(new MarchedUp(unit.id(), unit.base().movedTo(spot.at())));
    }

    /** Just close enough, right beside the Captain, and beside whoever else is near. */
    private static List<Spot> spots(CapitalState state, Combatant captain, Combatant unit, int metres) {
        List<Spot> spots = new ArrayList<>();
        for (Combatant other : state.combatants()) {
            if (other != unit && other.present()) {
                int gap = unit.base().gap(other.base());
                if (other == captain) {
                    add(spots, state, captain, unit, metres, other, gap - metres * MILLIMETRES);
                }
                add(spots, state, captain, unit, metres, other, gap);
            }
        }
        return spots;
    }

    private static void add(
            List<Spot> spots,
            CapitalState state,
            Combatant captain,
            Combatant unit,
            int metres,
            Combatant toward,
            int length) {
        Point from = unit.base().centre();
        Point goal = toward.base().centre();
        if (length > 0 && !from.equals(goal)) {
            // a millimetre is cut off on the way, so one more is needed to be near enough
            Point end = from.toward(goal, Math.min(length + 1, longest(unit, metres)));
            if (legal(state, captain, unit, metres, end)) {
                spots.add(new Spot(end));
            }
        }
    }

    private static Spot read(CapitalState state, Combatant captain, Combatant unit, int metres, String text) {
        Point end;
        try {
            end = Point.parse(text);
        } catch (IllegalArgumentException unreadable) {
            throw new Refused(unreadable.getMessage());
        }
        if (!legal(state, captain, unit, metres, end)) {
            throw new Refused(unit.name() + " cannot go straight to " + text + " and be within " + metres + "m of "
                    + captain.name());
        }
        return new Spot(end);
    }

    private static boolean legal(CapitalState state, Combatant captain, Combatant unit, int metres, Point end) {
        Point from = unit.base().centre();
        Base there = unit.base().movedTo(end);
        if (from.distance(end) > longest(unit, metres) || !Blocker.clear(from, end, state.blockers())) {
            return false;
        }
        for (Combatant other : state.combatants()) {
            if (other != unit && other.present() && there.overlaps(other.base())) {
                return false;
            }
        }
        return unit == captain || there.within(captain.base(), metres * MILLIMETRES);
    }

    /** Ledger: CAP-AMB-128. */
    private static int longest(Combatant unit, int metres) {
        int length = MOVE + metres * MILLIMETRES;
        if (unit.grappling().isPresent()) {
            length /= 2;
        }
        if (unit.isChilled()) {
            length = Math.min(length, CHILLED);
        }
        return unit.isProne() ? Math.min(length, CRAWL) : length;
    }
}
