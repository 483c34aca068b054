package arbiter.games.gladiators.power;

import arbiter.games.gladiators.power.PowerPools.PoolShifted;
import arbiter.games.gladiators.sheet.Holding;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Rearranges any part of a Power Pool that an action changes. Ledger: GG-AB-32, GG-TRN-11, GG-AMB-75. */
public record ShiftPoolAct(OwnedPower power, Holding pool) implements GladiatorAct {

    /** Only where something is missing from it: otherwise all that it can hold is there. */
    public static void offer(Gladiator unit, List<GladiatorAct> menu) {
        for (Holding pool : unit.profile().holdings()) {
            if (!pool.isPool()) {
                continue;
            }
            OwnedPower holder = unit.powers().get(pool.power());
            boolean quick =
                    holder.way().form().has("action") && unit.condition().works(pool.power());
            boolean missing = false;
            for (int i = 0; i < pool.powers().size(); i++) {
                missing |= !PowerPools.isIn(unit, pool, i);
            }
            if (quick && missing) {
                menu.add(new ShiftPoolAct(holder, pool));
            }
        }
    }

    @Override
    public String id() {
        return "shift:" + power.word();
    }

    @Override
    public String text() {
        return "Shift " + power.title();
    }

    /** Its user picks what shall be in it, one after the other, as long as something fits. */
    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator user) {
        int level = LevelInUse.of(play.state(), user, power, power.way()).total();
        List<Integer> wanted = new ArrayList<>();
        boolean done = false;
        while (!done) {
            List<PlainOption> options = new ArrayList<>();
            options.add(PlainOption.passing("done", "That is all"));
            for (int i = 0; i < pool.powers().size(); i++) {
                int place = pool.first() + i;
                if (!wanted.contains(place) && pool.costs().get(i) <= level) {
                    options.add(
                            PlainOption.of("" + place, user.powers().get(place).title()));
                }
            }
            PlainOption chosen = options.size() == 1
                    ? options.get(0)
                    : play.choose(Request.one(user.decider(), "pool.shift", options)
                            .asking(() -> "What shall be in " + power.title() + "?"));
            done = chosen.declines();
            if (!done) {
                wanted.add(Integer.parseInt(chosen.id()));
                level -= pool.costs().get(wanted.get(wanted.size() - 1) - pool.first());
            }
        }
        play.emit(shifted(user, wanted));
    }

    private PoolShifted shifted(Gladiator user, List<Integer> wanted) {
        List<Integer> out = new ArrayList<>();
        List<Integer> in = new ArrayList<>();
        for (int i = 0; i < pool.powers().size(); i++) {
            int place = pool.first() + i;
            boolean there = PowerPools.isIn(user, pool, i);
            if (there && !wanted.contains(place)) {
                out.add(place);
            } else if (!there && wanted.contains(place)) {
                in.add(place);
            }
        }
        return new PoolShifted(user.id(), List.copyOf(out), List.copyOf(in));
    }
}
