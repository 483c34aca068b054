package arbiter.games.gladiators.power;

import arbiter.games.gladiators.sheet.Holding;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** What a Power Pool holds at the moment: abilities of no more GP than its Level. Ledger: GG-AB-32, GG-AMB-75. */
public final class PowerPools {

    private PowerPools() {}

    /** A Pool whose Level has sunk below what it holds loses whole abilities of its user's choice until it fits. */
    public static void check(Play<GladiatorsState> play) {
        for (Gladiator unit : play.state().units()) {
            for (Holding pool : unit.profile().holdings()) {
                while (pool.isPool() && unit.present() && room(play.state(), unit, pool) < 0) {
                    drop(play, unit, pool);
                }
            }
        }
    }

    /** GP that are not used. */
    static int room(GladiatorsState state, Gladiator unit, Holding pool) {
        OwnedPower holder = unit.powers().get(pool.power());
        int room = LevelInUse.of(state, unit, holder, holder.way()).total();
        for (int i = 0; i < pool.powers().size(); i++) {
            room -= isIn(unit, pool, i) ? pool.costs().get(i) : 0;
        }
        return room;
    }

    static boolean isIn(Gladiator unit, Holding pool, int i) {
        return !unit.condition().has(pool.first() + i, PowerFault.ABSENT);
    }

    private static void drop(Play<GladiatorsState> play, Gladiator unit, Holding pool) {
        List<PlainOption> options = new ArrayList<>();
        for (int i = 0; i < pool.powers().size(); i++) {
            if (isIn(unit, pool, i)) {
                OwnedPower power = unit.powers().get(pool.first() + i);
                options.add(PlainOption.of(
                        "" + power.place(), power.title() + ", " + pool.costs().get(i) + " GP"));
            }
        }
        PlainOption dropped = options.size() == 1
                ? options.get(0)
                : play.choose(Request.one(unit.decider(), "pool.drop", options)
                        .asking(() -> "Which ability does " + unit.name() + "'s pool lose?"));
        play.emit(new PoolShifted(unit.id(), List.of(Integer.parseInt(dropped.id())), List.of()));
    }

    /** Abilities leave a Pool and come into it; a new one is not active, a dropped one ends. */
    public record PoolShifted(String user, List<Integer> out, List<Integer> in) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            for (int place : out) {
                unit.set(unit.condition().with(place, PowerFault.ABSENT));
                Leftovers.end(state, unit, active -> active.power() == place);
            }
            for (int place : in) {
                unit.set(unit.condition().without(place, PowerFault.ABSENT));
            }
        }

        @Override
        public Line line(GladiatorsState state) {
            List<String> words = new ArrayList<>();
            for (int place : out) {
                words.add("loses " + state.unit(user).powers().get(place).title());
            }
            for (int place : in) {
                words.add("gets " + state.unit(user).powers().get(place).title());
            }
            return tell(state, user, "'s pool " + String.join(", ", words));
        }
    }
}
