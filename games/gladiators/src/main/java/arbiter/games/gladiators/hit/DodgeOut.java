package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.move.DodgedOut;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.result.PostureChanged;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Getting out of an Area whose hit roll failed. Ledger: GG-DOD-1 to 5, GG-AMB-37. */
public final class DodgeOut {

    /** So many ways out are listed. */
    private static final int LISTED = 12;

    private DodgeOut() {}

    /** A way out: where to, and how many hexes it takes. */
    record WayOut(Hex hex, int hexes, String text) implements Option {

        @Override
        public String id() {
            return hex.toString();
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Place(hex.toString()));
        }
    }

    /** Whether the target throws itself to the ground for 2 more; said before the roll. Ledger: GG-DOD-5. */
    public static boolean throwsProne(Play<GladiatorsState> play, PowerStrike strike) {
        Gladiator target = strike.target();
        Optional<DodgeMove> move = DodgeMove.best(play.state(), target);
        if (move.isEmpty()
                || !move.get().isGround()
                || target.posture().prone()
                || DodgeMove.isStuck(play.state(), target)) {
            return false;
        }
        return play.choose(Request.one(target.decider(), "dodge.prone", YesNo.BOTH)
                        .asking(() -> "Does " + target.name() + " go to the ground, 2 harder to hit?")
                        .otherwise(YesNo.NO)
                        .quietly())
                == YesNo.YES;
    }

    /** Leaves the target prone who threw itself down. */
    public static void fall(Play<GladiatorsState> play, Gladiator target) {
        if (target.isInAction() && !target.posture().prone()) {
            play.emit(new PostureChanged(target.id(), target.posture().prone(true)));
        }
    }

    /** Whether the target got out; it has so many hexes as the roll missed by. */
    public static boolean resolve(Play<GladiatorsState> play, PowerStrike strike, int missedBy) {
        Gladiator target = strike.target();
        List<WayOut> ways = ways(play.state(), target, strike.area().orElseThrow(), missedBy);
        if (ways.isEmpty()) {
            return false;
        }
        WayOut way = ways.size() == 1
                ? ways.get(0)
                : play.choose(Request.one(target.decider(), "dodge.hex", ways)
                        .asking(() -> "Where does " + target.name() + " dodge to?")
                        .otherwise(ways.get(0))
                        .quietly());
        play.emit(new DodgedOut(target.id(), way.hex(), way.hexes()));
        return true;
    }

    /** Whether the target has anything to get out of an Area with. */
    static boolean isPossible(GladiatorsState state, Gladiator target) {
        return Running.anyOn(state, target, MovementAbility.class);
    }

    static List<WayOut> ways(GladiatorsState state, Gladiator target, PlacedArea area, int missedBy) {
        Optional<DodgeMove> move = DodgeMove.best(state, target);
        if (move.isEmpty() || DodgeMove.isStuck(state, target)) {
            return List.of();
        }
        int left = move.get().full(state, target) - target.movement().dodged();
        int steps = move.get().isTeleport() ? left : Math.min(missedBy, left);
        List<WayOut> ways = new ArrayList<>();
        Spot own = target.position().spot();
        List<List<Hex>> rings = move.get().rings(state, target, steps);
        for (int hexes = 1; hexes < rings.size(); hexes++) {
            for (Hex hex : rings.get(hexes)) {
                if (!area.covers(own.at(hex))) {
                    ways.add(new WayOut(hex, hexes, HexWords.choice(state, own.hex(), hex, target.id())));
                }
            }
        }
        ways.sort(Comparator.comparingInt(WayOut::hexes).thenComparing(WayOut::hex));
        return ways.size() > LISTED ? List.copyOf(ways.subList(0, LISTED)) : ways;
    }
}
