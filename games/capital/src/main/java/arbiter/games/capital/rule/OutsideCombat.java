package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.CountersLost;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** While nobody fights: anything a unit can do, whenever it makes sense, and time in turns. Ledger: CAP-AMB-145. */
public final class OutsideCombat {

    /** The length of a round and of such a turn. Ledger: CAP-AMB-132. */
    static final int SECONDS = 6;
    /** A longer span never runs more turns than this. */
    static final int MOST_TURNS = 100;

    private OutsideCombat() {}

    /** One Action or Instant at its usual cost, without a turn to take it in. */
    public static void act(Play<CapitalState> play, Combatant unit) {
        List<Deed> menu = new ArrayList<>(Deeds.actions(play.state(), unit));
        menu.addAll(Deeds.instants(play.state(), unit));
        Deed nothing = new NoAction();
        menu.add(nothing);
        Deed deed = play.choose(Request.one(unit.decider(), "outside.act", menu)
                .asking(() -> "What does " + unit.name() + " do?")
                .otherwise(nothing));
        deed.resolve(play, Manner.ACTION);
        if (unit.attackCounters() > 0) {
            play.emit(new CountersLost(unit.id()));
        }
    }

    /** Lets time pass: everybody's turns start and end as often as some effect still needs it. */
    public static void pass(Play<CapitalState> play, int seconds) {
        int turns = Math.min(MOST_TURNS, seconds / SECONDS);
        for (int turn = 0; turn < turns && needed(play.state()); turn++) {
            for (Combatant unit : List.copyOf(play.state().combatants())) {
                if (unit.present()) {
                    TurnStart.steps(play, unit);
                    TurnFinish.steps(play, unit);
                }
            }
        }
    }

    private static boolean needed(CapitalState state) {
        if (!state.surroundings().plasmas().isEmpty()) {
            return true;
        }
        for (Combatant unit : state.combatants()) {
            if (unit.present() && needsTime(unit)) {
                return true;
            }
        }
        return false;
    }

    private static boolean needsTime(Combatant unit) {
        return unit.isCritical()
                || unit.isPoisoned()
                || untilNextTurn(unit)
                || unit.care().inSanctuary()
                || unit.care().isDelayed()
                || unit.momentum().isFalling()
                || unit.readiness().anyCooling()
                || unit.readiness().isRallied()
                || unit.readiness().regeneration() > 0
                || !unit.kit().scans().isEmpty();
    }

    private static boolean untilNextTurn(Combatant unit) {
        return unit.isFocused() || unit.isUnkillable() || unit.momentum().isCareful();
    }
}
