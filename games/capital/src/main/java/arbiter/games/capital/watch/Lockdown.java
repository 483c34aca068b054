package arbiter.games.capital.watch;

import arbiter.games.capital.ability.Ultimate;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** Lockdown: the Sentinel's Ultimate, an Action that gives counters to stop movement with. Ledger: lockdown-1. */
public record Lockdown(Combatant unit) implements CapitalAct {

    private static final int LEAST = 4;

    public static void offer(Combatant unit, List<CapitalAct> menu) {
        if (Ultimate.ready(unit, AbilityId.LOCKDOWN_1)) {
            menu.add(new Lockdown(unit));
        }
    }

    @Override
    public String id() {
        return "lockdown";
    }

    @Override
    public String text() {
        return "Lockdown (Ultimate)";
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        int counters = Math.max(LEAST, unit.score(Attribute.WIS) - 1); // read now: CAP-AMB-109
        Ultimate.spend(play, unit, AbilityId.LOCKDOWN_1);
        play.emit(new LockdownGained(unit.id(), counters));
    }
}
