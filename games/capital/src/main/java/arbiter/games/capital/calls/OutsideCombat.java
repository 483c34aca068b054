package arbiter.games.capital.calls;

import arbiter.games.capital.attack.CountersLost;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.NoAction;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.TurnFinish;
import arbiter.games.capital.turn.TurnStart;
import arbiter.games.capital.turn.TurnState;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
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
        List<CapitalAct> menu = new ArrayList<>(ActMenu.actions(play.state(), unit));
        menu.addAll(ActMenu.instants(play.state(), unit));
        ActMenu.pointlessLast(menu);
        CapitalAct nothing = new NoAction();
        menu.add(nothing);
        CapitalAct act = play.choose(Request.one(unit.decider(), "outside.act", menu)
                .asking(() -> "What does " + unit.name() + " do?")
                .otherwise(nothing));
        act.resolve(play, Occasion.ACTION);
        if (unit.attackCounters() > 0) {
            play.emit(new CountersLost(unit.id()));
        }
    }

    /** Lets time pass: everybody's turns start and end as often as some effect still needs it. */
    public static void pass(Play<CapitalState> play, int seconds) {
        int turns = Math.min(MOST_TURNS, seconds / SECONDS);
        for (int turn = 0; turn < turns && needed(play.state()); turn++) {
            for (Combatant unit : List.copyOf(play.state().units())) {
                if (unit.present()) {
                    TurnStart.steps(play, unit);
                    TurnFinish.steps(play, unit);
                }
            }
        }
    }

    private static boolean needed(CapitalState state) {
        if (!state.plasmas().isEmpty()) {
            return true;
        }
        for (Combatant unit : state.units()) {
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
                || TurnState.anyNeedsTime(unit)
                || unit.movement().isFalling()
                || unit.timers().anyCooling()
                || unit.regeneration().amount() > 0
                || !unit.stocks().scans().isEmpty();
    }

    private static boolean untilNextTurn(Combatant unit) {
        return unit.isFocused() || unit.health().unkillable() || unit.watch().careful();
    }
}
